import type { ReactElement } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Icon, type IconName } from '#ui/layout/Icon.tsx';
import styles from './StateMessage.module.css';

type StateMessageProps = {
  icon: IconName;
  /** What happened. */
  title: string;
  /** What is safe, or what to do next. */
  text?: string | ReactElement;
  /** The one full `Button`. */
  action?: Elements;
  /** A text `Button` that leads elsewhere. */
  wayOut?: Elements;
  /** Heading level of the title. */
  level?: 1 | 2;
  /** A failure is read aloud when it comes. */
  role?: 'alert';
};

/** An empty or failed screen or section: what happened, what is safe, one action, one way out. */
export function StateMessage({ icon, title, text, action, wayOut, level = 1, role }: StateMessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={role}>
      <Icon name={icon} size={40} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {wayOut}
    </div>
  );
}
