import type { Elements } from '#ui/elements.ts';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  /** What the form is for, where its title does not say it. */
  help?: string;
  children: Elements;
}

/** A page that is one form, in one column (FORM-02). */
export function FormPage({ title, help, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </div>
  );
}
