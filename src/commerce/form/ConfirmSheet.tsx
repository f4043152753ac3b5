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
  /** The texts of the buttons that confirm and cancel. */
  confirm: string;
  cancel: string;
  /** After `done` the sheet is closed; a refusal is shown in it. */
  onConfirm: () => Promise<Sending>;
  onClose: () => void;
  /** Paragraphs about the consequences. */
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
      // The sheet may show another question by now.
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

/** Asks for confirmation of an action that cannot be undone, and runs it once. */
export function ConfirmSheet({ open, title, onClose, ...question }: ConfirmSheetProps) {
  const { shell } = useTexts(shellTexts);
  return (
    <Sheet open={open} title={title} closeLabel={shell.close} onClose={onClose}>
      <Question key={String(open)} onClose={onClose} {...question} />
    </Sheet>
  );
}
