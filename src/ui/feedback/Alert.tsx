import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Alert.module.css';

/** Scrolls into view, because an open keyboard leaves little room. */
const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** The error of a whole form, announced at once; renders nothing without a text. */
export function Alert({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p ref={show} className={styles.alert} role="alert">
      <Icon name="alert" size={20} />
      <span>{text}</span>
    </p>
  );
}
