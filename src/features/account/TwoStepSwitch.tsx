import { useState } from 'react';
import { AskFirst } from '#commerce/form/AskFirst.ts';
import { FormFrame } from '#commerce/form/FormFrame.tsx';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { noFields } from '#schemas/forms/fields.ts';
import { enableAuthTexts } from '#texts/accountSettings.ts';
import { Button } from '#ui/controls/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './TwoStepScreen.module.css';

const TwoStepCode = lazyPart(
  'session',
  async () => (await import('#commerce/session/TwoStepCode.tsx')).TwoStepCode,
);

/** The button that sends a code, and the question for it (TFA-14, ERR-42). */
function TurnOn({ onSent }: { onSent: () => void }) {
  const { enableAuth: texts } = useTexts(enableAuthTexts);
  const run = useSessionActions();
  const { sendingOf } = useSessionText();
  const form = useFormOf(noFields, {
    first: {},
    onSend: async () => {
      const outcome = await run(({ requestCode }) => requestCode());
      if (outcome.kind !== 'done') return sendingOf(outcome);
      onSent();
      return { kind: 'open' };
    },
  });
  return <FormFrame form={form} send={texts.enable} />;
}

/** Whether two-step authentication is on, and its change (TFA-14). */
export function TwoStepSwitch({ isOn }: { isOn: boolean }) {
  const { enableAuth: texts } = useTexts(enableAuthTexts);
  const run = useSessionActions();
  const { sendingOf } = useSessionText();
  const [open, setOpen] = useState<'code' | 'turnOff'>();
  const close = () => setOpen(undefined);

  return (
    <>
      <p className={styles.state} data-on={isOn || undefined}>
        {isOn ? texts.on : texts.off}
      </p>
      {isOn ? (
        <Button kind="plain" wide onClick={() => setOpen('turnOff')}>
          {texts.disable}
        </Button>
      ) : (
        <TurnOn onSent={() => setOpen('code')} />
      )}
      <TwoStepCode
        open={open === 'code'}
        onClose={close}
        onSend={async (code) => {
          const outcome = await run(({ confirmCode }) => confirmCode(code));
          if (outcome.kind === 'done') close();
          return outcome;
        }}
        onResend={() => run(({ requestCode }) => requestCode())}
      />
      <AskFirst
        open={open === 'turnOff'}
        title={texts.askDisable}
        confirm={texts.disable}
        cancel={texts.keep}
        onConfirm={async () => sendingOf(await run(({ turnOffTwoStep }) => turnOffTwoStep()))}
        onClose={close}
      >
        <p>{texts.afterDisable}</p>
      </AskFirst>
    </>
  );
}
