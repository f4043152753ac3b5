import { useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { Elements } from '#ui/elements.ts';
import { type FormOutcome, formStays } from './formOutcome.ts';
import { useSessionActions } from './useSessionActions.ts';
import type { SignInEntry } from './useSignInEntry.ts';

const load = async () => (await import('./lateSession.ts')).TwoStepLogin;

/** The question, and how a form comes to it. */
export interface CodeQuestion {
  /** To be rendered beside the form. */
  question: Elements;
  /** Signs in for a form: the question for a code is shown over it, and it stays as it is. */
  send: (signIn: () => Promise<FormOutcome | { kind: 'code' }>) => Promise<FormOutcome>;
}

/** The question for the code of two-step authentication, whose code is loaded with the first sign in that needs it. */
export function useCodeQuestion({ attempt }: SignInEntry): CodeQuestion {
  const { loadPart } = useShop();
  const { enterCode, resendCode, closeCode } = useSessionActions();
  const [Question, setQuestion] = useState<Awaited<ReturnType<typeof load>>>();
  return {
    question: Question && (
      <Question enterCode={(code) => attempt(() => enterCode(code))} {...{ resendCode, closeCode }} />
    ),
    send: (signIn) =>
      attempt(async () => {
        const outcome = await signIn();
        if (outcome.kind !== 'code') return outcome;
        // Stryker disable next-line StringLiteral: only the console shows this name
        const part = await loadPart('session', load);
        setQuestion(() => part);
        return formStays;
      }),
  };
}
