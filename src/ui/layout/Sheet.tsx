import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { afterPaint } from '#ui/timing/moments.ts';
import styles from './Sheet.module.css';
import { IconButton } from '#ui/controls/Button.tsx';

type SheetProps = {
  open: boolean;
  title: string;
  closeLabel: string;
  /** Called on a press of the close button, on Escape, and on a press outside of the sheet. */
  onClose: () => void;
  /** A text `Button` next to the title. */
  tool?: Elements;
  /** Full height, for long lists of options. */
  full?: boolean;
  /** `Button` elements in a sticky footer, the main action last: at the right, within reach of the thumb. */
  foot?: Elements;
  children: ReactNode;
};

/**
 * A modal bottom sheet. The page behind it is inert, and the focus returns to the opener on close (REACH-01). On close
 * the animation starts at once and presses are ignored; the dialog itself closes after the next paint, because
 * re-enabling the page is slow.
 */
export function Sheet({ open, title, closeLabel, onClose, tool, full = false, foot, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const node = dialog.current;
    if (open && !node?.open) node?.showModal();
    if (!open && node?.open)
      afterPaint(() => {
        // The sheet may have been opened again in the meantime.
        if (node.dataset['leaving']) node.close();
      });
  }, [open]);

  useLayoutEffect(() => {
    const node = dialog.current;
    return () => node?.close();
  }, []);

  // Only a press that starts and ends outside of the sheet closes it: dragging a text selection out of a field does not.
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The dialog handles Escape itself.
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.sheet}
      data-full={full || undefined}
      data-leaving={!open || undefined}
      aria-labelledby={titleId}
      onClose={(event) => open && !event.currentTarget.open && onClose()}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClickCapture={(event) => !open && event.currentTarget.open && event.stopPropagation()}
      onClick={(event) => pressedOutside.current && isOutside(event) && onClose()}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        {tool}
        <IconButton
          icon="close"
          label={closeLabel}
          onClick={onClose}
          // A field that loses the focus may show a fault, which moves this button away from under the finger.
          onMouseDown={(event) => event.preventDefault()}
        />
      </div>
      <div>{children}</div>
      {foot && <div>{foot}</div>}
    </dialog>
  );
}
