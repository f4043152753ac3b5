/** Time in ms for which a tab waits for another one, at most: a change takes 10 s, and the read before it 20 s (API-12). */
const longestWait = 30_000;

const visible = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

/**
 * Runs work while no other tab of this device runs any of that name (KEEP-02). The wait has an end, since a tab that the
 * system has stopped may hold its lock for ever. Where the browser has no locks, which need a secure page, refuses them, as it
 * does with cookies blocked, or grants none in time, the tab that is visible runs the work: two that are visible side by
 * side may then send the same quantity twice. Rejects only with the error of the work.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  let begun: Promise<void> | undefined;
  const begin = () => (begun ??= work());
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(longestWait) }, begin);
  } catch {
    // What the work itself has thrown comes with it below.
  }
  if (begun === undefined) await visible();
  await begin();
}
