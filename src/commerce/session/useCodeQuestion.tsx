import { useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { type FormOutcome, formStays } from './formOutcome.ts';
import { useSessionActions } from './useSessionActions.ts';
import type { SignInEntry } from './useSignInEntry.ts';

const TwoStepLogin = lazyPart('session', async () => (await import('./TwoStepLogin.tsx')).TwoStepLogin);

/** The question, and how a form comes to it. */
export interface CodeQuestion {
  /** To be rendered beside the form. */
  question: Elements;
  /** Signs in for a form: the question for a code is shown over it, and it stays as it is. */
  send: (signIn: () => Promise<FormOutcome | { kind: 'code' }>) => Promise<FormOutcome>;
}

/** The question for the code of two-step authentication, whose code is loaded with the first sign in that needs it. */
export function useCodeQuestion({ attempt }: SignInEntry): CodeQuestion {
  const { enterCode, resendCode, closeCode } = useSessionActions();
  const [isAsked, setAsked] = useState(false);
  return {
    question: isAsked && (
      <TwoStepLogin
        open
        enterCode={(code) => attempt(() => enterCode(code))}
        onFailure={() => setAsked(false)}
        {...{ resendCode, closeCode }}
      />
    ),
    send: (signIn) =>
      attempt(async () => {
        const outcome = await signIn();
        if (outcome.kind !== 'code') return outcome;
        setAsked(true);
        return formStays;
      }),
  };
}
