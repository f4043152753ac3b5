/** Urgent work, and work for idle times. */
export interface QuietQueue {
  /** Runs work at once. */
  now: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs work after an idle period, one at a time; a failure ends only this work. */
  later: (work: () => Promise<unknown>) => void;
}

/** A queue that runs work when nothing urgent has run for `pause` ms. */
export function quietQueue(pause: number): QuietQueue {
  const waiting: (() => Promise<unknown>)[] = [];
  let urgent = 0;
  let isWorking = false;
  let timer: NodeJS.Timeout | undefined;

  async function work() {
    isWorking = true;
    try {
      await waiting.shift()?.();
    } catch {
      // It runs again at the next request for it.
    }
    isWorking = false;
    plan();
  }

  function plan() {
    clearTimeout(timer);
    if (urgent === 0 && !isWorking && waiting.length > 0) timer = setTimeout(() => void work(), pause);
  }

  return {
    now: async (task) => {
      urgent += 1;
      plan();
      try {
        return await task();
      } finally {
        urgent -= 1;
        plan();
      }
    },
    later: (task) => {
      waiting.push(task);
      plan();
    },
  };
}
