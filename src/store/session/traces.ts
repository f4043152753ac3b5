import type { Ports } from '#api/transport/ports.ts';
import { onDevice } from '#store/persistence/onDevice.ts';
import { tokenKey } from './customer.ts';

/** The local storage key of the choice to stay logged in (SESS-41). */
export const keepSessionKey = 'keep_session';

/** The session storage key of an exchange that was not sent yet (AFTER-04). */
// Stryker disable next-line StringLiteral: tested for all modules in app/start/everyKey.test.ts
export const exchangeDraftKey = 'exchange_draft';

/** The key of its bank data. They are removed with the token (STATE-14). */
// Stryker disable next-line StringLiteral: tested for all modules in app/start/everyKey.test.ts
export const exchangeBankKey = 'exchange_bank';

/** Whether the device has a trace of a session; without one start-up does not load its code. Never throws. */
export async function hasTraces({
  tab,
  storage,
  cookies,
}: Pick<Ports, 'tab' | 'storage' | 'cookies'>): Promise<boolean> {
  if (/(?:^|; )(?:session-id|access_token)=/.test(cookies()) || tab.getItem(tokenKey)) return true;
  return Boolean(await onDevice(storage, (device) => device.getItem(keepSessionKey)));
}
