import { lateSheet } from '#commerce/form/lateSheet.tsx';

/** `SignOutSheet`, whose code is loaded late. */
export const LateSignOut = lateSheet(
  'signOut',
  async () => (await import('./SignOutSheet.tsx')).SignOutSheet,
);
