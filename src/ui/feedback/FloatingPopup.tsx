import { useId } from 'react';
import type { Elements } from '#ui/elements.ts';
import styles from './FloatingPopup.module.css';
import { Icon } from '#ui/layout/Icon.tsx';
import { IconButton } from '#ui/controls/Button.tsx';
import { type OnHold, usePauseOnHold } from '#ui/timing/usePauseOnHold.ts';

type FloatingPopupProps = {
  /** The event; shown beside a tick, and the accessible name of the popup. */
  title: string;
  /** A `PictureFrame` with a picture, 72 px wide. */
  picture: Elements;
  lines: readonly { text: string; quiet?: boolean }[];
  /** Two `Button` elements, the full one last. */
  actions: Elements;
  closeLabel: string;
  onClose: () => void;
  onHold?: OnHold;
};

/** A popup about one thing, with a picture, above the bottom bar; it does not move the focus (APP-23). */
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
  const hold = usePauseOnHold(onHold);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in the buttons inside.
    <section
      className={styles.popup}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      {...hold}
    >
      <div className={styles.frame}>
        {picture}
        <output className={styles.text}>
          <span className={styles.title} id={titleId}>
            <Icon name="check" size={16} />
            <span>{title}</span>
          </span>
          {lines.map(({ text, quiet }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Lines have no identity except their position.
            <span key={index} className={styles.line} data-quiet={quiet || undefined}>
              {text}
            </span>
          ))}
        </output>
        <div className={styles.close}>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
