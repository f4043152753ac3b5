import type { ComponentProps } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
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

interface FormFrameProps {
  /** What `useFormOf` returned. */
  form: { formProps: ComponentProps<'form'>; message: string | undefined; busy: boolean };
  send: string;
  /** Whether it is sent by another button at the moment, so that this one is not the busy one. */
  isSentOtherwise?: boolean;
  /** The refusal of the whole stands above the button, where the customer is; in a short form above its fields. */
  short?: boolean;
  /** What is below the button. */
  more?: Elements;
  children?: Elements;
}

/** A form with its fields, the refusal of the whole and its button. */
export function FormFrame({
  form,
  send,
  isSentOtherwise = false,
  short = false,
  more,
  children,
}: FormFrameProps) {
  const alert = <Alert text={form.message} />;
  return (
    <form {...form.formProps} className={styles.form}>
      {short && alert}
      {children}
      {!short && alert}
      <Button type="submit" wide busy={form.busy && !isSentOtherwise}>
        {send}
      </Button>
      {more}
    </form>
  );
}
