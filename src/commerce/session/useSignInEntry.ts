import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { returnAddress } from '#rules/session/returnAddress.ts';
import {
  isCheckoutForm,
  parseSignInState,
  type SignInForms,
  signInForms,
  type SignInState,
} from '#rules/session/signInForms.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import type { Store } from '#store/makeStore.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { formOpened } from '#store/session/customerForms.ts';

/** Where a form of signing in is, and where it leads. */
export interface SignInEntry {
  forms: SignInForms;
  /** The e-mail that was typed into the form before this one. */
  email: string;
  /** The state for another one of the forms: it returns where this one does, and begins with the typed e-mail. */
  stateWith: (email: string) => SignInState;
}

/** The same with the way to another form, in place of this one. */
interface OwnEntry extends SignInEntry {
  replaceBy: (address: string, email: string) => void;
}

/** Ends when nothing changes the cart any more; what does is code that the screen itself does not need. */
const whenIdle = async (store: Store) => (await import('#commerce/cart/whenCartIdle.ts')).whenCartIdle(store);

/**
 * The entry of a form of signing in, in the account or on the way to the checkout. Once the customer is logged in it is
 * left for the address that was asked for, whichever way the session was opened (ROUTE-48, ROUTE-50, ROUTE-51).
 * `stays` is a form that makes sense with a session too.
 */
export function useSignInEntry({ stays = false } = {}): OwnEntry {
  const { pathname, state } = useLocation();
  const { hosts, leave } = useShop();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOver = useAppSelector((root) => {
    const { loggedIn, decided } = selectCustomer(root);
    return loggedIn && decided && !stays;
  });
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
    // Another host ends what is under way here, such as the merge of two carts.
    void whenIdle(store).finally(() => leave(target));
  }, [isOver, target, hosts, navigate, leave, store]);

  const stateWith = (typed: string): SignInState => ({
    ...(returnTo !== undefined && { returnTo }),
    ...(typed !== '' && { email: typed }),
    ...(toCheckout && { toCheckout }),
  });

  return {
    forms: signInForms(toCheckout),
    email,
    stateWith,
    replaceBy: (address, typed) => void navigate(address, { replace: true, state: stateWith(typed) }),
  };
}
