import type { Autologin } from '#rules/session/signIn.ts';

declare global {
  /** The login that the address has asked for; left by the first statement of the page (`app/early/cleanAddress.ts`). */
  var autologin: Autologin | undefined;
}

/** The login that the address has asked for, once. */
export function takeAutologin(): Autologin | undefined {
  const asked = globalThis.autologin;
  globalThis.autologin = undefined;
  return asked;
}
