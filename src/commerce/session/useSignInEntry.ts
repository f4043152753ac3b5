import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from '#commerce/page/useIsHere.ts';
import { useShop } from '#commerce/shop.ts';
import {
  isCheckoutForm,
  parseSignInState,
  returnAddress,
  type SignInForms,
  signInForms,
  type SignInState,
} from '#rules/session/signIn.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import type { Store } from '#store/makeStore.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { formOpened } from '#store/session/customerForms.ts';
import { formStays } from './formOutcome.ts';

/** Where a form of signing in is, and where its links lead. */
export interface SignInLinks {
  forms: SignInForms;
  /** The e-mail that was typed into the form before this one. */
  email: string;
  /** The state for another one of the forms: it returns where this one does, and begins with the typed e-mail. */
  stateWith: (email: string) => SignInState;
}

/** The same with what sends and leaves the form. */
export interface SignInEntry extends SignInLinks {
  /** Runs what the form was sent for: until it is done the form is not left for a session that something else opens. */
  attempt: <Outcome extends { kind: string }>(
    run: () => Promise<Outcome>,
  ) => Promise<Outcome | { kind: 'open' }>;
  /** The way to another form; a form that is no longer shown leads nowhere. */
  goTo: (address: string, email: string, options?: { replace: boolean }) => void;
}

/** Ends when nothing changes the cart any more; what does is code that the screen itself does not need. */
const whenIdle = async (store: Store) => (await import('#commerce/cart/whenCartIdle.ts')).whenCartIdle(store);

/**
 * The entry of a form of signing in, in the account or on the way to the checkout. Once the customer is logged in it is
 * left for the address that was asked for, whichever way the session was opened (ROUTE-48, ROUTE-50, ROUTE-51).
 * `stays` is a form that makes sense with a session too.
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
  const { email = '', returnTo, toCheckout: asked = false } = parseSignInState(state);
  const toCheckout = asked || isCheckoutForm(pathname);
  const target = toCheckout ? returnAddress(returnTo, hosts.checkout) : returnAddress(returnTo);

  useLayoutEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);

  useLayoutEffect(() => {
    if (!isOver) return;
    // In place of the form: nobody wants to return to one that is done.
    if (target !== hosts.checkout) return void navigate(target, { replace: true });
    const { session } = store;
    // Another host ends what is under way here, such as the merge of two carts. It may find that the session has expired.
    void whenIdle(store).finally(() => {
      if (!session.ended) leave(target, 'replace');
    });
  }, [isOver, target, hosts, navigate, leave, store]);

  const stateWith = (typed: string): SignInState => ({
    ...(returnTo !== undefined && { returnTo }),
    email: typed,
    toCheckout,
  });

  const attempt: SignInEntry['attempt'] = async (run) => {
    setSent(true);
    const outcome = await run();
    // A refusal is read, and a code entered, with the form in sight, whoever was being logged in meanwhile.
    if (outcome.kind !== 'done') return outcome;
    const { session } = store;
    setSent(false);
    if (!toCheckout) return outcome;
    await whenIdle(store).catch(() => undefined);
    // Nothing is left for a session that has expired meanwhile: the form can be sent again (SESS-47).
    return session.ended ? formStays : outcome;
  };

  return {
    forms: signInForms(toCheckout),
    email,
    stateWith,
    attempt,
    goTo: (address, typed, options) => {
      if (isHere()) void navigate(address, { ...options, state: stateWith(typed) });
    },
  };
}
