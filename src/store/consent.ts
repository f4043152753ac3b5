import { createAction } from '@reduxjs/toolkit';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { attempt } from './persistence/tabStorage.ts';

/** What a visitor has answered to the question for consent (TRACK-38). */
export type Consent = 'yes' | 'no';

/** The entry of the device that keeps the answer (PERS-10). */
const consentEntry = 'consent';

/** The visitor has answered. */
// Stryker disable next-line StringLiteral: no other action is named alike
export const consentDecided = createAction<Consent>('consent/decided');

/** The answer of an earlier visit; undefined if there is none, which counts as no (TRACK-38). */
export async function readConsent(storage: DeviceStorage | undefined): Promise<Consent | undefined> {
  // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
  const found = await Promise.resolve(attempt(() => storage?.getItem(consentEntry))).catch(() => undefined);
  return found === 'yes' || found === 'no' ? found : undefined;
}

/** Stores the answer; where the device refuses, it holds for this page. */
export const saveConsent = async (storage: DeviceStorage | undefined, consent: Consent): Promise<void> => {
  // Stryker disable next-line OptionalChaining: a missing storage throws, and is treated like a blocked one
  await Promise.resolve(attempt(() => storage?.setItem(consentEntry, consent))).catch(() => undefined);
};
