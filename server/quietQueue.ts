/** Work that somebody waits for, and work for quiet times. */
export interface QuietQueue {
  /** Does work at once. */
  now: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Does work once nothing else has been under way for a while, one after the other; a failure ends only this work. */
  later: (work: () => Promise<unknown>) => void;
}

/** A queue that does what can wait whenever nothing urgent has been under way for `pause` ms. */
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
      // It is tried again when somebody asks for it.
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
