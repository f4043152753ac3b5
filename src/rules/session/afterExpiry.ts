import { isAccountUrl } from '#rules/navigation/backNavigation.ts';

/** Where a visitor is after the session has expired: sent to sign in, from where they return, or left with a notice. */
export type AfterExpiry = { kind: 'signIn'; returnTo: string } | { kind: 'notice' };

/** A guarded screen is left, any other stays (SESS-47); ERR-14 is shown on both. */
export const afterExpiry = (url: string): AfterExpiry =>
  isAccountUrl(url) ? { kind: 'signIn', returnTo: url } : { kind: 'notice' };
