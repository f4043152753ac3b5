import type { Autologin } from '#rules/session/signIn.ts';

declare global {
  /** The login that the first URL requests, set by the page's inline script (`app/early/cleanAddress.ts`). */
  var autologin: Autologin | undefined;
}

/** Returns the login that the first URL requests, and forgets it. */
export function takeAutologin(): Autologin | undefined {
  const requested = globalThis.autologin;
  globalThis.autologin = undefined;
  return requested;
}
