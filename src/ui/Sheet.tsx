import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';
import styles from './Sheet.module.css';
import { Tool } from './Tool.tsx';

type SheetProps = {
  open: boolean;
  title: string;
  closeLabel: string;
  /** Asked to close: by its button, by Escape, or by a press beside it. */
  onClose: () => void;
  /** A text `Button` beside the title. */
  tool?: ReactNode;
  /** As high as the window, for long choices. */
  full?: boolean;
  /** `Button` elements that stay in view, the action last: at the right, under the thumb. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A modal sheet from below. The page behind it is out of reach, and the focus returns to where it was (REACH-01). Asked to
 * go it begins to move at once, and answers no more; what it costs to give the page back comes after that was drawn.
 */
export function Sheet({ open, title, closeLabel, onClose, tool, full = false, foot, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const node = dialog.current;
    if (open && !node?.open) node?.showModal();
    if (!open && node?.open)
      afterPaint(() => {
        // It may have been asked for again.
        if (node.dataset['leaving']) node.close();
      });
  }, [open]);

  useLayoutEffect(() => {
    const node = dialog.current;
    return () => node?.close();
  }, []);

  // Only a press that begins and ends beside the sheet closes it: a selection dragged out of a field does not.
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The dialog itself answers to Escape.
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-full={full || undefined}
      data-leaving={!open || undefined}
      aria-labelledby={titleId}
      onClose={(event) => open && !event.currentTarget.open && onClose()}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClickCapture={(event) => !open && event.currentTarget.open && event.stopPropagation()}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {tool}
        <Tool icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}
