import { useEffect, useEffectEvent } from 'react';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { useAppSelector } from '#store/store.ts';
import { selectTwoStep } from '#store/session/twoStep.ts';
import { TwoStepCode } from './TwoStepCode.tsx';

interface TwoStepLoginProps {
  enterCode: (code: string) => Promise<FormOutcome>;
  resendCode: () => Promise<FormOutcome>;
  closeCode: () => Promise<unknown>;
}

/**
 * The question for the code of a sign in (TFA-05, TFA-06). A visitor who leaves the screen without an answer stays
 * anonymous.
 */
export function TwoStepLogin({ enterCode, resendCode, closeCode }: TwoStepLoginProps) {
  const open = useAppSelector((state) => selectTwoStep(state).showModalTwoStepLogin);
  const close = useEffectEvent(() => void closeCode());
  useEffect(() => () => close(), []);
  return (
    <TwoStepCode open={open} onClose={() => void closeCode()} onSend={enterCode} onResend={resendCode} />
  );
}
