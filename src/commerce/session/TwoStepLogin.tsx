import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { codeDismissed, selectTwoStep } from '#store/session/twoStep.ts';
import type { FormOutcome } from './formOutcome.ts';
import { TwoStepCode } from './TwoStepCode.tsx';

interface TwoStepLoginProps {
  enterCode: (code: string) => Promise<FormOutcome>;
  resendCode: () => Promise<FormOutcome>;
}

/**
 * The question for the code of a sign in that awaits one (TFA-05, TFA-06). Whoever leaves the screen without an answer
 * stays anonymous.
 */
export function TwoStepLogin({ enterCode, resendCode }: TwoStepLoginProps) {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => selectTwoStep(state).showModalTwoStepLogin);
  const close = useCallback(() => void dispatch(codeDismissed()), [dispatch]);
  useEffect(() => close, [close]);
  return <TwoStepCode open={open} onClose={close} onSend={enterCode} onResend={resendCode} />;
}
