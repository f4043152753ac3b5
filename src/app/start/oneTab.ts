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
 * Runs work while no other tab of this device runs any of that name (KEEP-02). Where the browser has no locks, which needs a secure
 * page, the tab that is visible runs it: two that are visible side by side may then send the same quantity twice.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // The types have it everywhere.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) await visible();
  await (locks === undefined ? work() : locks.request(name, work));
}
