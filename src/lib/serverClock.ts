export interface ServerClock {
  /** The server's time in ms, or the device's time before the first response. */
  now: () => number;
  /** Takes the header `date` of a response that has just arrived; null and unreadable dates are ignored. */
  onDate: (date: string | null) => void;
}

/** A clock with the server's time, because the clock of the device may be wrong by days. */
export function serverClock(clock: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => clock() + ahead,
    onDate(date) {
      const time = Date.parse(date ?? '');
      if (!Number.isNaN(time)) ahead = time - clock();
    },
  };
}
