/** A clock that goes with the server's. */
export interface ServerClock {
  /** The server's time in ms, as far as it is known. */
  now: () => number;
  /** Takes the time over from the header `date` of an answer that has just arrived; null or unreadable, it says nothing. */
  onDate: (date: string | null) => void;
}

/**
 * The time of the server by the clock of this device, which may be wrong by days: as far ahead of it as the last answer
 * was. Before the first answer it is that of the device.
 */
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
