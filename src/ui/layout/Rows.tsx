import { Icon, type IconName } from './Icon.tsx';
import styles from './Rows.module.css';

export type RowItem = { icon: IconName; title: string; text?: string | undefined };

/** A vertical list of facts, each with an icon. */
export function Rows({ items }: { items: readonly RowItem[] }) {
  return (
    <ul>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={styles.row}>
          <Icon name={icon} />
          <div>
            <p>{title}</p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
