import { useEffect, useEffectEvent, useState } from 'react';
import { FormFrame } from '#commerce/form/FormPage.tsx';
import { type Sending, useFormOf, useFormSchema } from '#commerce/form/useFormOf.ts';
import { useTexts } from '#commerce/shop.ts';
import { type FormOutcome, formStays } from '#flows/session/formOutcome.ts';
import { twoStepForm } from '#schemas/forms/fields.ts';
import { useAppSelector } from '#store/store.ts';
import { selectTwoStep } from '#store/session/twoStep.ts';
import { twoStepTexts } from '#texts/sessionMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import styles from './TwoStepCode.module.css';
import { useSessionText } from './useSessionText.ts';

interface CodeFormProps {
  onSend: (code: string) => Promise<FormOutcome>;
  onResend: () => Promise<FormOutcome>;
}

interface TwoStepCodeProps extends CodeFormProps {
  open: boolean;
  onClose: () => void;
}

function CodeForm({ open, onSend, onResend }: CodeFormProps & { open: boolean }) {
  const { twoStep: texts } = useTexts(twoStepTexts);
  const { sendingOf } = useSessionText();
  const [resend, setResend] = useState<'sending' | 'sent'>();
  const form = useFormOf(useFormSchema(twoStepForm), {
    first: { code: '' },
    onSend: async ({ code }) => {
      setResend(undefined);
      return sendingOf(await onSend(code), { wrongCode: 'code' });
    },
  });

  const { setFocus } = form;
  // Stryker disable ArrayDeclaration: each opening mounts a new form
  useEffect(() => {
    if (open) setFocus('code');
  }, [open, setFocus]);
  // Stryker restore ArrayDeclaration

  async function sendAnother(): Promise<Sending> {
    setResend('sending');
    const outcome = await onResend();
    setResend(outcome.kind === 'done' ? 'sent' : undefined);
    // The form stays after any outcome.
    return outcome.kind === 'failed' ? sendingOf(outcome) : formStays;
  }

  return (
    <div className={styles.content}>
      <p className={styles.help}>{texts.help}</p>
      <FormFrame
        form={form}
        send={texts.send}
        isSentOtherwise={resend === 'sending'}
        more={
          <div className={styles.more}>
            <Button
              kind="text"
              busy={resend === 'sending'}
              onClick={() => void form.sendOtherwise(sendAnother)}
            >
              {texts.resend}
            </Button>
            <output>{resend === 'sent' && texts.resent}</output>
          </div>
        }
      >
        <Field
          {...form.field('code')}
          label={texts.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="send"
        />
      </FormFrame>
    </div>
  );
}

/** The dialog for the code of two-step authentication (TFA-06); it opens empty each time. */
export function TwoStepCode({ open, onClose, ...actions }: TwoStepCodeProps) {
  const { shell, twoStep } = useTexts(shellTexts, twoStepTexts);
  return (
    <Sheet open={open} title={twoStep.title} closeLabel={shell.close} onClose={onClose}>
      <CodeForm key={String(open)} open={open} {...actions} />
    </Sheet>
  );
}

interface TwoStepLoginProps {
  enterCode: (code: string) => Promise<FormOutcome>;
  resendCode: () => Promise<FormOutcome>;
  closeCode: () => Promise<unknown>;
}

/** The question for the code of a sign in (TFA-05, TFA-06); who leaves it without an answer stays anonymous. */
export function TwoStepLogin({ enterCode, resendCode, closeCode }: TwoStepLoginProps) {
  const open = useAppSelector((state) => selectTwoStep(state).showModalTwoStepLogin);
  const close = useEffectEvent(() => void closeCode());
  useEffect(() => () => close(), []);
  return (
    <TwoStepCode open={open} onClose={() => void closeCode()} onSend={enterCode} onResend={resendCode} />
  );
}
