import { useState } from 'react';
import { type FormOutcome, formStays } from '#flows/session/formOutcome.ts';
import type { Elements } from '#ui/elements.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useSessionActions } from './useSessionActions.ts';
import type { SignInEntry } from './useSignInEntry.ts';

const TwoStepLogin = lazyPart('session', async () => (await import('./TwoStepCode.tsx')).TwoStepLogin);

/** The question for a code, and the function that shows it when a sign in needs one. */
export interface CodeQuestion {
  /** To be rendered beside the form. */
  question: Elements;
  /** Signs in for a form: the question for a code is shown over it, and it stays as it is. */
  send: (signIn: () => Promise<FormOutcome | { kind: 'code' }>) => Promise<FormOutcome>;
}

/** The question for the code of two-step authentication, whose code is loaded with the first sign in that needs it. */
export function useCodeQuestion({ submit }: SignInEntry): CodeQuestion {
  const run = useSessionActions();
  const [isAsked, setAsked] = useState(false);
  return {
    question: isAsked && (
      <TwoStepLogin
        open
        enterCode={(code) => submit(() => run(({ enterCode }) => enterCode(code)))}
        onFailure={() => setAsked(false)}
        resendCode={() => run(({ resendCode }) => resendCode())}
        closeCode={() => run(({ closeCode }) => closeCode())}
      />
    ),
    send: (signIn) =>
      submit(async () => {
        const outcome = await signIn();
        if (outcome.kind !== 'code') return outcome;
        setAsked(true);
        return formStays;
      }),
  };
}
