import { Button } from '#ui/controls/Button.tsx';
import { Icon, type IconName } from '#ui/layout/Icon.tsx';
import styles from './Notice.module.css';

type NoticeProps = {
  text: string;
  icon?: IconName;
  /** Announced at once. */
  urgent?: boolean;
  action?: { label: string; onPress: () => void };
};

/** A strip above the tabs that stays as long as its reason; it shifts nothing on the page (PWA-03, PWA-06). */
export function Notice({ text, icon, urgent = false, action }: NoticeProps) {
  return (
    <output className={styles.notice} data-bar="notice" role={urgent ? 'alert' : undefined}>
      {icon && <Icon name={icon} size={20} />}
      <span className={styles.text}>{text}</span>
      {action && (
        <span className={styles.action}>
          <Button kind="text" onClick={action.onPress}>
            {action.label}
          </Button>
        </span>
      )}
    </output>
  );
}
