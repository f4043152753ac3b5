import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Field.module.css';

/** What is wrong with a field, which names it by `aria-describedby`. */
export function FaultText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.fault} id={id}>
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}
