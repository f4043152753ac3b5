import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Alert.module.css';

/** Brings itself into the window, in which a keyboard leaves little room. */
const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** The refusal of a form as a whole; it is read aloud, and nothing is rendered without a text. */
export function Alert({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p ref={show} className={styles.alert} role="alert">
      <Icon name="alert" size={20} />
      <span>{text}</span>
    </p>
  );
}
