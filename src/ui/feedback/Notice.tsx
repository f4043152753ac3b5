import type { Elements } from '#ui/elements.ts';
import { Icon, type IconName } from '#ui/layout/Icon.tsx';
import styles from './Notice.module.css';

type NoticeProps = {
  text: string;
  icon?: IconName;
  /** Announced at once. */
  urgent?: boolean;
  /** `NoticeActions`. */
  children?: Elements;
};

/** A strip above the tabs that stays as long as its reason; it shifts nothing on the page (PWA-03, PWA-06). */
export function Notice({ text, icon, urgent = false, children }: NoticeProps) {
  return (
    <output className={styles.notice} data-bar="notice" role={urgent ? 'alert' : undefined}>
      {icon && <Icon name={icon} size={20} />}
      <span className={styles.text}>{text}</span>
      {children}
    </output>
  );
}
