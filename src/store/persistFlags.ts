import type { DeviceStorage } from '#api/transport/ports.ts';
import type { FlagValues } from '#schemas/flags.ts';
import { flagsStorageKey } from './flags.ts';

/** Persists resolved values (FLAG-24); if storage fails, the next start uses the defaults or older values. */
export async function persistFlags(values: FlagValues, storage: DeviceStorage): Promise<void> {
  try {
    await storage.setItem(flagsStorageKey, JSON.stringify(values));
  } catch {
    // The next start falls back to older values or the defaults.
  }
}
