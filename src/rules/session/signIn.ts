import { parseUrl } from '#lib/parse.ts';
import { signInRoutes } from '#rules/navigation/history.ts';
import { routeOf } from '#rules/navigation/routes.ts';

/** The paths of the forms that link to each other. */
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

/** Whether a path is a form on the way to the checkout (ROUTE-51). */
export const isCheckoutForm = (url: string): boolean => {
  const { id } = routeOf(url);
  return id.startsWith('checkout') && signInRoutes.includes(id);
};

/** The forms on the way to the checkout, or those on the way to the account (ROUTE-51). */
export const signInForms = (toCheckout: boolean): SignInForms => (toCheckout ? checkout : account);

/** The data that one form passes to the next, in the state of the history entry. */
export interface SignInState {
  /** The URL that the guard was asked for; see `returnAddress`. */
  returnTo?: string;
  /** The e-mail that was typed. */
  email?: string;
  /** Social sign-up has one address for both ways. */
  toCheckout?: boolean;
}

/** The maximum length of an e-mail. */
const maxEmailLength = 254;

/** Parses the state of a history entry; invalid fields are left out. */
export function parseSignInState(state: unknown): SignInState {
  if (typeof state !== 'object' || state === null) return {};
  const { returnTo, email, toCheckout } = state as Record<string, unknown>;
  return {
    ...(typeof returnTo === 'string' && { returnTo }),
    ...(typeof email === 'string' && email !== '' && email.length <= maxEmailLength && { email }),
    ...(toCheckout === true && { toCheckout }),
  };
}

/** The maximum length of a URL to return to; the shop writes no longer one. */
const maxAddressLength = 2000;

/** A placeholder for the shop's origin, by which a URL of another host is recognised. */
const origin = 'https://shop.invalid';

/**
 * Returns where a customer goes after a sign in or a registration: the path and query that the guard was asked for, else
 * `otherwise` (ROUTE-48, ROUTE-51). Ignores a URL that a browser would resolve to another origin, and the URL of a sign-in
 * form. Removes the parameters of an auto-login (SESS-38). Never throws.
 */
export function returnAddress(requested: unknown, otherwise = '/account'): string {
  if (typeof requested !== 'string' || requested.length > maxAddressLength || !requested.startsWith('/'))
    return otherwise;
  const url = parseUrl(requested, origin);
  if (url?.origin !== origin) return otherwise;
  // As the browser reads it: removing dots, tabs and backslashes may produce a second slash at the start.
  const { address } = splitAutologin(url.pathname + url.search + url.hash);
  return address.startsWith('//') || signInRoutes.includes(routeOf(address).id) ? otherwise : address;
}

/** A login that a URL requests (SESS-36, SESS-37). */
export interface Autologin {
  hash: string;
  /** Whether the cart is emptied once the login has succeeded. */
  emptyCart: boolean;
}

/** A URL without the parameters of an auto-login, and the requested login. */
export interface SplitAddress {
  address: string;
  autologin: Autologin | undefined;
}

/** A URL with percent-encoded parameters of an auto-login. */
const encoded = /%[^%&=?#]*(?:login|hash)=|(?:login|hash)%(?:25)*3D/i;

/** The separators of parameters, encoded once or more. */
const separators = /%(?:25)*(2[36]|3[BDF])/gi;

/**
 * Removes the parameters of an auto-login from a URL (SESS-38): `?autologin=1&hash={hash}&emptyCart=1`. They are removed
 * even if they request nothing, because a hash must not be shared or tracked, and even if a chat or mail program has
 * changed them: a second `?`, `&amp;`, capitals, percent-encoding, text behind the link. The rest of the URL stays
 * unchanged. Never throws.
 */
export function splitAutologin(given: string): SplitAddress {
  const plain = encoded.test(given)
    ? given.replaceAll(separators, (_all, code: string) => decodeURIComponent(`%${code}`))
    : given;
  const start = plain.search(/[?&#]|$/);
  const requested: { autologin?: string; hash?: string; emptycart?: string } = {};
  let others = '';
  for (const piece of plain.slice(start).split(/(?=[?&#])/)) {
    // The sign in front, because `URLSearchParams` drops a question mark at the start of a text.
    const [[name, value] = ['', '']] = new URLSearchParams(`&${piece.slice(1)}`);
    // It may stand behind `amp;` or `038;`, which were a part of `&`, or behind a space.
    const own = /\b(autologin|hash|emptycart)\W*$/i.exec(name)?.[1];
    if (own)
      // From the start, so that it takes no longer than the text is long.
      requested[own.toLowerCase() as keyof typeof requested] ??= (
        /^[\w%+.-;=~-]*[\w/=~-]|/.exec(value) as RegExpExecArray
      )[0];
    else others += piece;
  }
  return {
    address: plain.slice(0, start) + others.replace(/^&/, plain[start] as string),
    autologin:
      requested.autologin === '1' && requested.hash
        ? { hash: requested.hash, emptyCart: requested.emptycart === '1' }
        : undefined,
  };
}
