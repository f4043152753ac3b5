import { signInRoutes } from '#rules/navigation/backNavigation.ts';
import { routeOf } from '#rules/navigation/routes.ts';

/** The addresses of the forms that lead to each other. */
export interface SignInForms {
  login: string;
  register: string;
  recovery: string;
}

const account: SignInForms = { login: '/login', register: '/register', recovery: '/forgotpassword' };

const checkout: SignInForms = {
  login: '/checkout/login',
  register: '/checkout/register',
  recovery: '/checkout/forgotpassword',
};

/** Whether an address is that of a form on the way to the checkout (ROUTE-51). */
export const isCheckoutForm = (url: string): boolean => {
  const { id } = routeOf(url);
  return id.startsWith('checkout') && signInRoutes.includes(id);
};

/** The forms on the way to the checkout, or those on the way to the account (ROUTE-51). */
export const signInForms = (toCheckout: boolean): SignInForms => (toCheckout ? checkout : account);

/** What one of the forms hands to the next one, in the entry of the history. */
export interface SignInState {
  /** The address that was asked for; see `returnAddress`. */
  returnTo?: string;
  /** The e-mail that was typed. */
  email?: string;
  /** Social sign-up has one address for both ways. */
  toCheckout?: boolean;
}

/** A longer e-mail is none. */
const longestEmail = 254;

/** The state of an entry, as far as it is one of these forms. */
export function parseSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {};
  const { returnTo, email, toCheckout } = state as Record<string, unknown>;
  return {
    ...(typeof returnTo === 'string' && { returnTo }),
    ...(typeof email === 'string' && email !== '' && email.length <= longestEmail && { email }),
    ...(toCheckout === true && { toCheckout }),
  };
}
