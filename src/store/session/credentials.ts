import type { Ports } from '#api/transport/ports.ts';
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
import { onDevice } from '#store/persistence/onDevice.ts';
import { tokenKey } from './customer.ts';
import { exchangeBankKey, keepSessionKey } from './traces.ts';

type CredentialPorts = Pick<Ports, 'tab' | 'storage' | 'cookies' | 'setCookie' | 'origin' | 'random'>;

export interface NewCredentials {
  token: string;
  /** The customer's id hash. */
  hash: string;
  keepSession: KeepSession;
}

/**
 * The credentials on this device: the token in session storage, `keep_session` in local storage, the marker and the
 * hash in cookies (SESS-16 to SESS-23, SESS-41). No other code reads or writes them. Never throws.
 */
export function credentials({ tab, storage, cookies, setCookie, origin, random }: CredentialPorts) {
  const secure = origin.startsWith('https:');
  /** Typed bank data must not stay longer than the token that would send them. */
  const removeToken = () => {
    tab.removeItem(tokenKey);
    tab.removeItem(exchangeBankKey);
  };
  return {
    /** Returns the stored credentials, for the decision at start. Ignores a token of an ended session. */
    async stored(): Promise<Omit<StoredCustomer, 'loggedIn'>> {
      const keepSession = await onDevice(storage, (device) => device.getItem(keepSessionKey));
      const marker = sessionMarker(cookies());
      // Stryker disable next-line ArrayDeclaration: the fallback only has to match nothing
      const [of, token] = tab.getItem(tokenKey)?.split('\n') ?? [];
      return {
        ...readSession(cookies()),
        keepSession: parseKeepSession(keepSession ?? undefined),
        // If cookies are blocked, there is no marker to compare.
        hasToken: Boolean(token) && (marker === undefined || marker === of),
      };
    },
    async store({ token, hash, keepSession }: NewCredentials): Promise<void> {
      const isSame = readSession(cookies()).hash === hash;
      // All tabs of a session have the same marker, but each has its own token.
      if (!isSame) tab.removeItem(exchangeBankKey);
      const marker = (isSame && sessionMarker(cookies())) || uuid(random);
      tab.setItem(tokenKey, `${marker}\n${token}`);
      for (const cookie of loginCookies({ marker, hash, keepSession }, secure)) setCookie(cookie);
      await onDevice(storage, (device) => device.setItem(keepSessionKey, keepSession));
    },
    /** Removes only the token of this tab, when another tab has replaced the session. */
    removeToken,
    /** Removes all credentials (SESS-43, SESS-44). */
    async remove(): Promise<void> {
      removeToken();
      for (const cookie of removedCookies(secure)) setCookie(cookie);
      await onDevice(storage, (device) => device.removeItem(keepSessionKey));
    },
  };
}

export type Credentials = ReturnType<typeof credentials>;
