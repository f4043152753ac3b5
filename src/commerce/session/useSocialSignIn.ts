import { useAppStore } from '#store/hooks.ts';
import { remember } from '#store/tabMemory.ts';
import { type FormOutcome, formStays } from './formOutcome.ts';
import type { CodeQuestion } from './useCodeQuestion.tsx';
import { useSessionActions } from './useSessionActions.ts';
import type { SignInEntry } from './useSignInEntry.ts';

/**
 * Signs in by the social provider; what its profile lacks is asked for on a screen of its own (SESS-34). Undefined where
 * the shop has no provider.
 */
export function useSocialSignIn(
  { goTo }: SignInEntry,
  send: CodeQuestion['send'],
): (() => Promise<FormOutcome>) | undefined {
  const { social } = useSessionActions();
  const store = useAppStore();
  return (
    social &&
    (() =>
      send(async () => {
        const outcome = await social();
        if (outcome.kind !== 'incomplete') return outcome;
        remember(store, { socialProfile: outcome.profile });
        // Stryker disable next-line StringLiteral: the screen knows only the profile's e-mail
        goTo('/registerFacebook', '');
        return formStays;
      }))
  );
}
