import { parseUrl } from '#lib/parse.ts';
import { signInRoutes } from '#rules/navigation/history.ts';
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

/** A longer address is none that the shop has written. */
const longest = 2000;

/** Stands for the shop's origin, so that the address of another one is recognised. */
const origin = 'https://shop.invalid';

/**
 * Where a customer goes after signing in or registering: the path and query that the guard was asked for, else
 * `otherwise` (ROUTE-48, ROUTE-51). An address that a browser would resolve to another origin, or that leads to a form
 * for signing in, is none; a login that it asks for is left out (SESS-38). Never throws.
 */
export function returnAddress(asked: unknown, otherwise = '/account'): string {
  if (typeof asked !== 'string' || asked.length > longest || !asked.startsWith('/')) return otherwise;
  const url = parseUrl(asked, origin);
  if (url?.origin !== origin) return otherwise;
  // As the browser reads it, without dots, tabs and reversed slashes, which may bring forth a second slash at the start.
  const { address } = splitAutologin(url.pathname + url.search + url.hash);
  return address.startsWith('//') || signInRoutes.includes(routeOf(address).id) ? otherwise : address;
}

/** A login that an address asks for (SESS-36, SESS-37). */
export interface Autologin {
  hash: string;
  /** Whether the cart is emptied once the login has succeeded. */
  emptyCart: boolean;
}

/** An address without the parameters of an auto-login, and what they asked for. */
export interface SplitAddress {
  address: string;
  autologin: Autologin | undefined;
}

/** An address of which the parameters of an auto-login are percent-encoded. */
const encoded = /(?:26|3F)(?:autologin|hash)=|(?:login|hash)%(?:25)*3D/i;

/** The signs between parameters, encoded once or more often. */
const separators = /%(?:25)*(26|3[BDF])/gi;

/**
 * Takes the parameters of an auto-login out of an address (SESS-38): `?autologin=1&hash={hash}&emptyCart=1`. They are
 * removed also where they ask for nothing, since a hash must not be shared or tracked, and where chats and mail programs
 * have changed them: a second `?`, `&amp;`, capitals, percent-encoding, the text behind the link. Everything
 * else stays as it is written, in its order. Never throws.
 */
export function splitAutologin(given: string): SplitAddress {
  const plain = encoded.test(given)
    ? given.replaceAll(separators, (_all, code: string) => decodeURIComponent(`%${code}`))
    : given;
  const start = plain.search(/[?&#]|$/);
  const asked: { autologin?: string; hash?: string; emptycart?: string } = {};
  let others = '';
  for (const piece of plain.slice(start).split(/(?=[?&#])/)) {
    // The sign in front, because `URLSearchParams` drops a question mark at the start of a text.
    const [[name, value] = ['', '']] = new URLSearchParams(`&${piece.slice(1)}`);
    // It may stand behind `amp;` or `038;`, which were a part of `&`, or behind a space.
    const own = /\b(autologin|hash|emptycart)\W*$/i.exec(name)?.[1];
    if (own) asked[own.toLowerCase() as keyof typeof asked] ??= value.replace(/[^\w/=~-]+$|[\s<"].*/, '');
    else others += piece;
  }
  return {
    address: plain.slice(0, start) + others.replace(/^&/, plain[start] as string),
    autologin:
      asked.autologin === '1' && asked.hash
        ? { hash: asked.hash, emptyCart: asked.emptycart === '1' }
        : undefined,
  };
}
