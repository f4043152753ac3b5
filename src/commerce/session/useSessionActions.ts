import { useCallback, useEffect, useRef } from 'react';
import { useShop, useTexts } from '#commerce/shop.ts';
import { formStays } from '#flows/session/formOutcome.ts';
import type { SessionActions } from '#flows/session/sessionActions.ts';
import { flashDismissed } from '#store/flash.ts';
import { useAppStore } from '#store/store.ts';
import { shellTexts } from '#texts/shell.ts';
import { useLoader } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';

const load = async () => (await import('#flows/session/sessionActions.ts')).sessionActions;

/**
 * Returns a function that runs an action of the session for a form: `run(({ signIn }) => signIn(form))`. The code of the
 * actions is loaded when the page is idle, or by the first action; if it does not load, a message is shown and the form
 * stays open (KEEP-08).
 */
export function useSessionActions() {
  const store = useAppStore();
  const shop = useShop();
  const { need } = useLoader();
  const { offline, generic } = useTexts(shellTexts).errors;

  const hasFailed = useRef(false);

  // A failure here is not shown: the next action loads the code again and shows it.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);

  return useCallback(
    async <Result>(
      action: (actions: SessionActions) => Promise<Result> | Result | undefined,
    ): Promise<Result | typeof formStays> => {
      // Stryker disable next-line StringLiteral: only the console shows this name
      const actionsOf = await need('session', load);
      // The message about an earlier failure is no longer true.
      if (actionsOf && hasFailed.current)
        for (const text of [offline, generic]) store.dispatch(flashDismissed(text));
      hasFailed.current = actionsOf === undefined;
      return (actionsOf && (await action(actionsOf(store, shop)))) ?? formStays;
    },
    [store, shop, need, offline, generic],
  );
}
