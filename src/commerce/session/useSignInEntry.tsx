import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from '#commerce/page/here.ts';
import { useShop } from '#commerce/shop.ts';
import { type FormOutcome, formStays } from '#flows/session/formOutcome.ts';
import {
  isCheckoutForm,
  parseSignInState,
  returnAddress,
  type SignInForms,
  signInForms,
  type SignInState,
} from '#rules/session/signIn.ts';
import { type Store, useAppDispatch, useAppSelector, useAppStore } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { formOpened } from '#store/session/customerForms.ts';
import type { Elements } from '#ui/elements.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useSessionActions } from './useSessionActions.ts';

/** The URLs of the sign-in forms, and the state of their links. */
export interface SignInLinks {
  forms: SignInForms;
  /** The e-mail that was typed into the previous form. */
  email: string;
  /** The state for a link to another form: the same return address, and the typed e-mail. */
  stateWith: (email: string) => SignInState;
}

/** The links, and the functions that submit and leave the form. */
export interface SignInEntry extends SignInLinks {
  /** Runs the action of the form; until it ends, a session that another flow opens does not leave the form. */
  submit: <Outcome extends { kind: string }>(
    run: () => Promise<Outcome>,
  ) => Promise<Outcome | { kind: 'open' }>;
  /** Opens another form; does nothing if this form is no longer shown. */
  goTo: (address: string, email: string, options?: { replace: boolean }) => void;
}

/** Resolves when no cart call is pending; loaded late, because the screen itself does not need its code. */
const whenIdle = async (store: Store) => (await import('#flows/cart/cartCalls.ts')).whenCartIdle(store);

/**
 * The entry of a sign in form, in the account or on the way to the checkout. When the customer is logged in, however the
 * session was opened, the form is left for the requested address (ROUTE-48, ROUTE-50, ROUTE-51). `stays` is for a form
 * that a customer can use as well.
 */
export function useSignInEntry({ stays = false } = {}): SignInEntry {
  const { pathname, state } = useLocation();
  const { hosts, leave } = useShop();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [isSent, setSent] = useState(false);
  const isOver = useAppSelector((root) => {
    const { loggedIn, decided } = selectCustomer(root);
    return loggedIn && decided && !stays && !isSent;
  });
  const isHere = useIsHere();
  const { email = '', returnTo, toCheckout: isRequested = false } = parseSignInState(state);
  const toCheckout = isRequested || isCheckoutForm(pathname);
  const target = toCheckout ? returnAddress(returnTo, hosts.checkout) : returnAddress(returnTo);

  useLayoutEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);

  useLayoutEffect(() => {
    if (!isOver) return;
    // Replaces the form in the history, because a customer does not return to it.
    if (target !== hosts.checkout) return void navigate(target, { replace: true });
    const { signal } = store.session;
    // Leaving for another host stops calls such as the cart merge, and one of them may find that the session has expired.
    void whenIdle(store).finally(() => {
      if (!signal.aborted) leave(target, 'replace');
    });
  }, [isOver, target, hosts, navigate, leave, store]);

  const stateWith = (typed: string): SignInState => ({
    ...(returnTo !== undefined && { returnTo }),
    email: typed,
    toCheckout,
  });

  const submit: SignInEntry['submit'] = async (run) => {
    setSent(true);
    const outcome = await run();
    // The form stays for a refusal and for a code, even if another flow logs a customer in meanwhile.
    if (outcome.kind !== 'done') return outcome;
    const { signal } = store.session;
    setSent(false);
    if (!toCheckout) return outcome;
    await whenIdle(store).catch(() => undefined);
    // The session has expired meanwhile: the form stays, and can be sent again (SESS-47).
    return signal.aborted ? formStays : outcome;
  };

  return {
    forms: signInForms(toCheckout),
    email,
    stateWith,
    submit,
    goTo: (address, typed, options) => {
      if (isHere()) void navigate(address, { ...options, state: stateWith(typed) });
    },
  };
}

const TwoStepLogin = lazyPart(() => import('./TwoStepCode.tsx'), 'TwoStepLogin');

/** The dialog for a code, and the function that shows it when a sign in needs a code. */
export interface CodeQuestion {
  /** To be rendered beside the form. */
  question: Elements;
  /** Signs in for a form; the dialog for a code opens over the form, which stays. */
  send: (signIn: () => Promise<FormOutcome | { kind: 'code' }>) => Promise<FormOutcome>;
}

/** Returns the dialog for the code of two-step authentication; the first sign in that needs it loads the dialog. */
export function useCodeQuestion({ submit }: SignInEntry): CodeQuestion {
  const run = useSessionActions();
  const [isOpen, setOpen] = useState(false);
  return {
    question: isOpen && (
      <TwoStepLogin
        open
        enterCode={(code) => submit(() => run(({ enterCode }) => enterCode(code)))}
        onFailure={() => setOpen(false)}
        resendCode={() => run(({ resendCode }) => resendCode())}
        closeCode={() => run(({ closeCode }) => closeCode())}
      />
    ),
    send: (signIn) =>
      submit(async () => {
        const outcome = await signIn();
        if (outcome.kind !== 'code') return outcome;
        setOpen(true);
        return formStays;
      }),
  };
}
