import type { DeviceStorage } from '#api/transport/ports.ts';

/** Accesses the device's storage at once; undefined without one or if it is refused. Never rejects. */
export async function onDevice<Found>(
  storage: DeviceStorage | undefined,
  access: (device: DeviceStorage) => Found | Promise<Found>,
): Promise<Found | undefined> {
  try {
    return storage && (await access(storage));
  } catch {
    // The storage is blocked or full.
  }
}
