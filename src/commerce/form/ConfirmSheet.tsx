import type { ReactNode } from 'react';
import { useTexts } from '#commerce/shop.ts';
import { noFields } from '#schemas/forms/fields.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useIsShown } from '#ui/timing/moments.ts';
import styles from './ConfirmSheet.module.css';
import { FormFrame } from './FormPage.tsx';
import { type Sending, useFormOf } from './useFormOf.ts';

interface QuestionProps {
  /** The text of the button that does it, and of the one that does not. */
  confirm: string;
  cancel: string;
  /** A refusal is shown in the sheet, which stays open; after `done` it is closed. */
  onConfirm: () => Promise<Sending>;
  onClose: () => void;
  /** What follows from it: paragraphs. */
  children: ReactNode;
}

interface ConfirmSheetProps extends QuestionProps {
  open: boolean;
  title: string;
}

function Question({ confirm, cancel, onConfirm, onClose, children }: QuestionProps) {
  const isShown = useIsShown();
  const form = useFormOf(noFields, {
    first: {},
    onSend: async () => {
      const sending = await onConfirm();
      // The sheet may ask another question by now.
      if (sending.kind === 'done' && isShown.current) onClose();
      return sending;
    },
  });
  return (
    <div className={styles.content}>
      <div className={styles.text}>{children}</div>
      <FormFrame
        form={form}
        send={confirm}
        more={
          <Button kind="plain" wide onClick={onClose}>
            {cancel}
          </Button>
        }
      />
    </div>
  );
}

/** Asks before something is done that cannot be undone, and does it once. */
export function ConfirmSheet({ open, title, onClose, ...question }: ConfirmSheetProps) {
  const { shell } = useTexts(shellTexts);
  return (
    <Sheet open={open} title={title} closeLabel={shell.close} onClose={onClose}>
      <Question key={String(open)} onClose={onClose} {...question} />
    </Sheet>
  );
}
