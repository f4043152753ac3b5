import type { DeviceStorage, Ports } from '#api/transport/ports.ts';
import { uuid } from '#lib/uuid.ts';
import {
  type KeepSession,
  loginCookies,
  parseKeepSession,
  readSession,
  removedCookies,
  sessionMarker,
} from '#rules/session/sessionCookies.ts';
import type { StoredCustomer } from '#rules/session/startDecision.ts';
import { tokenKey } from './customer.ts';
import { exchangeBankKey } from './exchangeKeys.ts';
import { keepSessionKey } from './traces.ts';

type CredentialPorts = Pick<Ports, 'tab' | 'storage' | 'cookies' | 'setCookie' | 'origin' | 'random'>;

/** What a login stores. */
export interface NewCredentials {
  token: string;
  /** The customer's id hash. */
  hash: string;
  keepSession: KeepSession;
}

/** Runs what a blocked storage refuses: the session then lasts as long as the page. */
async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    // Blocked.
  }
}

/**
 * The credentials of a session on this device: the token in session storage, `keep_session` in local storage, the marker
 * and the hash in cookies (SESS-16 to SESS-23, SESS-41). Nothing else reads or writes them. Never throws.
 */
export function credentials({ tab, storage, cookies, setCookie, origin, random }: CredentialPorts) {
  const secure = origin.startsWith('https:');
  const onDevice = (work: (device: DeviceStorage) => unknown) =>
    // Stryker disable next-line ConditionalExpression: a missing storage throws, and is treated like a blocked one
    storage === undefined ? undefined : attempt(() => work(storage));
  /** The bank data that a customer has typed never outlive the token with which they would be sent. */
  const removeToken = () => {
    tab.removeItem(tokenKey);
    tab.removeItem(exchangeBankKey);
  };
  return {
    /** What is stored, for the decision at start; `loggedIn` is in the persisted customer. A token of an ended session is none. */
    async stored(): Promise<Omit<StoredCustomer, 'loggedIn'>> {
      const kept = await onDevice((device) => device.getItem(keepSessionKey));
      const marker = sessionMarker(cookies());
      // Stryker disable next-line ArrayDeclaration: the fallback matches nothing, whatever it is
      const [of, token] = tab.getItem(tokenKey)?.split('\n') ?? [];
      return {
        ...readSession(cookies()),
        // Stryker disable next-line ConditionalExpression: what is no text is no choice either
        keepSession: parseKeepSession(typeof kept === 'string' ? kept : undefined),
        // Where cookies are blocked there is no marker to compare.
        hasToken: Boolean(token) && (marker === undefined || marker === of),
      };
    },
    /** Stores those of a login. */
    async store({ token, hash, keepSession }: NewCredentials): Promise<void> {
      const isSame = readSession(cookies()).hash === hash;
      // Tabs of one session have one marker, each with a token of its own.
      if (!isSame) tab.removeItem(exchangeBankKey);
      const marker = (isSame && sessionMarker(cookies())) || uuid(random);
      tab.setItem(tokenKey, `${marker}\n${token}`);
      for (const cookie of loginCookies({ marker, hash, keepSession }, secure)) setCookie(cookie);
      await onDevice((device) => device.setItem(keepSessionKey, keepSession));
    },
    /** Removes the token of this tab only: in another one the session has been replaced. */
    removeToken,
    /** Removes all of them, and nothing else (SESS-43, SESS-44). */
    async remove(): Promise<void> {
      removeToken();
      for (const cookie of removedCookies(secure)) setCookie(cookie);
      await onDevice((device) => device.removeItem(keepSessionKey));
    },
  };
}

export type Credentials = ReturnType<typeof credentials>;
