import type { Ports } from '#api/transport/ports.ts';
import { tokenKey } from './customer.ts';

/** Where the choice to stay logged in is kept, in local storage (SESS-41). */
export const keepSessionKey = 'keep_session';

/** Whether a device has anything of a session: if not, start-up loads no code for one. Never throws. */
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
