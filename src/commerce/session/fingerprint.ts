import { keptId } from '#commerce/device/keptId.ts';

/** The id of this browser (TFA-15, PERS-10). */
export const fingerprintOf = keptId('device_fingerprint');
