import { createAction } from '@reduxjs/toolkit';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { onDevice } from './persistence/onDevice.ts';

/** The visitor's answer to the question for consent (TRACK-38). */
export type Consent = 'yes' | 'no';

/** The storage key of the answer (PERS-10). */
const consentEntry = 'consent';

// Stryker disable next-line StringLiteral: any unique name works
export const consentDecided = createAction<Consent>('consent/decided');

/** The stored answer; undefined if there is none, which counts as no (TRACK-38). */
export async function readConsent(storage: DeviceStorage | undefined): Promise<Consent | undefined> {
  const found = await onDevice(storage, (device) => device.getItem(consentEntry));
  return found === 'yes' || found === 'no' ? found : undefined;
}

/** Stores the answer. If the device refuses, it is valid for this page only. */
export const saveConsent = (storage: DeviceStorage | undefined, consent: Consent): Promise<void> =>
  onDevice(storage, (device) => device.setItem(consentEntry, consent));
