/** Longest time in ms for which a request waits for the device: after it a slow disk is of no more use than none. */
const longest = 5000;

/** What a cache has; undefined where the browser blocks it or does not answer in time, so that the server is asked. */
export async function readInTime<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await Promise.race([read(), new Promise<undefined>((resolve) => setTimeout(resolve, longest))]);
  } catch {
    return undefined;
  }
}
