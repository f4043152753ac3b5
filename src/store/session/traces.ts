import type { Ports } from '#api/transport/ports.ts';
import { tokenKey } from './customer.ts';

/** The local storage key of the choice to stay logged in (SESS-41). */
export const keepSessionKey = 'keep_session';

/**
 * Whether the device has a trace of a session. Without one, start-up does not load the code of the session. Never
 * throws.
 */
export async function hasTraces({
  tab,
  storage,
  cookies,
}: Pick<Ports, 'tab' | 'storage' | 'cookies'>): Promise<boolean> {
  if (/(?:^|; )(?:session-id|access_token)=/.test(cookies()) || tab.getItem(tokenKey)) return true;
  try {
    // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
    return Boolean(await storage?.getItem(keepSessionKey));
  } catch {
    return false;
  }
}
