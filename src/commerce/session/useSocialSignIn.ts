import { useShop } from '#commerce/shop.ts';
import { type FormOutcome, formStays } from '#flows/session/formOutcome.ts';
import type { CodeQuestion } from './useCodeQuestion.tsx';
import { useSessionActions } from './useSessionActions.ts';
import type { SignInEntry } from './useSignInEntry.ts';

/**
 * Returns the sign in by the social provider; undefined if the shop has none. A profile that lacks details is completed on
 * another screen (SESS-34).
 */
export function useSocialSignIn(
  { goTo }: SignInEntry,
  send: CodeQuestion['send'],
): (() => Promise<FormOutcome>) | undefined {
  const run = useSessionActions();
  const { social } = useShop();
  return (
    social &&
    (() =>
      send(async () => {
        const outcome = await run((actions) => actions.social?.());
        if (outcome.kind !== 'incomplete') return outcome;
        // Stryker disable next-line StringLiteral: the screen knows only the profile's e-mail
        goTo('/registerFacebook', '');
        return formStays;
      }))
  );
}
