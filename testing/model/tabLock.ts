/** A lock of the pages of a browser, as `navigator.locks` has one: a page that is closed no longer holds it. */
export function tabLock() {
  let holder: string | undefined;
  let waiting: { page: string; run: () => void }[] = [];
  const closed = new Set<string>();

  function next() {
    const [first] = waiting;
    if (holder !== undefined || first === undefined) return;
    waiting = waiting.slice(1);
    holder = first.page;
    setTimeout(first.run, 0);
  }

  function release(page: string) {
    if (holder === page) holder = undefined;
    next();
  }

  return {
    /** Runs the work of a page while no other page runs any. */
    alone: (page: string) => (work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        if (closed.has(page)) return;
        const run = () =>
          void work()
            .then(resolve, reject)
            .finally(() => release(page));
        waiting.push({ page, run });
        next();
      }),
    /** The page is closed. */
    close(page: string) {
      closed.add(page);
      waiting = waiting.filter((each) => each.page !== page);
      release(page);
    },
  };
}
