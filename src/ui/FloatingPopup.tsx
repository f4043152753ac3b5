import { type ReactNode, useId } from 'react';
import styles from './FloatingPopup.module.css';
import { Icon } from './Icon.tsx';
import { Tool } from './Tool.tsx';
import { type OnHold, useHold } from './useHold.ts';

type FloatingPopupProps = {
  /** What has happened: it stands beside a tick and names the popup. */
  title: string;
  /** 72 px wide: a `Pane` with its picture. */
  picture: ReactNode;
  lines: readonly { text: string; quiet?: boolean }[];
  /** Two `Button` elements, the full one last. */
  actions: ReactNode;
  closeLabel: string;
  onClose: () => void;
  onHold?: OnHold;
};

/** News about one thing, with a picture, above the bar at the lower edge; it leaves the focus where it is (APP-23). */
export function FloatingPopup({
  title,
  picture,
  lines,
  actions,
  closeLabel,
  onClose,
  onHold,
}: FloatingPopupProps) {
  const titleId = useId();
  const hold = useHold(onHold);
  return (
    <section className={styles.popup} aria-labelledby={titleId} {...hold}>
      <div className={styles.frame}>
        {picture}
        <output className={styles.words}>
          <span className={styles.title} id={titleId}>
            <Icon name="check" size={16} />
            {title}
          </span>
          {lines.map(({ text, quiet }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- A line has no identity but its place.
            <span key={place} className={styles.line} data-quiet={quiet || undefined}>
              {text}
            </span>
          ))}
        </output>
        <div className={styles.close}>
          <Tool icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
