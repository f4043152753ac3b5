import { useEffect, useMemo, useRef } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { flashDismissed } from '#store/flash.ts';
import { useAppStore } from '#store/hooks.ts';
import { shellTexts } from '#texts/shell.ts';
import { useLoader } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { formStays } from './formOutcome.ts';
import type { SessionActions } from './sessionActions.ts';

const load = async () => (await import('./sessionActions.ts')).sessionActions;

type Form<Name extends 'signIn' | 'register' | 'recover' | 'edit'> = Parameters<SessionActions[Name]>[0];

/**
 * The session's actions for forms. Their code is loaded when the page is idle, or by the first that is sent; if it does
 * not load a message is shown, and the form stays open (KEEP-08).
 */
export function useSessionActions() {
  const store = useAppStore();
  const shop = useShop();
  const { need } = useLoader();
  const { offline, generic } = useTexts(shellTexts).errors;

  const hasFailed = useRef(false);

  // A failure is met again, and shown, when something is sent.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);

  return useMemo(() => {
    const run = async <Outcome>(
      send: (actions: SessionActions) => Promise<Outcome> | undefined,
    ): Promise<Outcome | { kind: 'open' }> => {
      // Stryker disable next-line StringLiteral: only the console shows this name
      const actionsOf = await need('session', load);
      // What was said of an earlier attempt is over.
      if (actionsOf && hasFailed.current)
        for (const text of [offline, generic]) store.dispatch(flashDismissed(text));
      hasFailed.current = actionsOf === undefined;
      return (actionsOf && (await send(actionsOf(store, shop)))) ?? formStays;
    };
    return {
      signIn: (form: Form<'signIn'>) => run(({ signIn }) => signIn(form)),
      register: (form: Form<'register'>) => run(({ register }) => register(form)),
      recover: (form: Form<'recover'>) => run(({ recover }) => recover(form)),
      /** Absent where the shop has no provider. */
      social: shop.social && (() => run(({ social }) => social?.())),
      completeSocial: (...args: Parameters<SessionActions['completeSocial']>) =>
        run(({ completeSocial }) => completeSocial(...args)),
      enterCode: (code: string) => run(({ enterCode }) => enterCode(code)),
      resendCode: () => run(({ resendCode }) => resendCode()),
      closeCode: () => run(async ({ closeCode }) => closeCode()),
      signOut: () =>
        run(async ({ signOut }) => {
          await signOut();
          return { kind: 'done' } as const;
        }),
      readDetails: () => run((actions) => actions.readDetails()),
      fingerprint: () => run((actions) => actions.fingerprint()),
      edit: (form: Form<'edit'>) => run(({ edit }) => edit(form)),
      requestCode: () => run(({ requestCode }) => requestCode()),
      confirmCode: (code: string) => run(({ confirmCode }) => confirmCode(code)),
      turnOffTwoStep: () => run(({ turnOffTwoStep }) => turnOffTwoStep()),
      removeDevice: (id: string) => run(({ removeDevice }) => removeDevice(id)),
    };
  }, [store, shop, need, offline, generic]);
}
