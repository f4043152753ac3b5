import { seedDay } from '#fixtures/world/seedDay.ts';

/** The time at the mock backend of one visitor. It stands still until it is set, so that answers are repeatable. */
export interface Clock {
  now(): Date;
  set(now: Date): void;
}

/** A time as the wire has it, without a zone: '2026-03-02 12:00:00'. */
export const wireTime = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** A clock at noon of the seed's day, in UTC, or at another time. */
export function clockAt(start: Date = new Date(`${seedDay}T12:00:00Z`)): Clock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (now) => {
      time = now.getTime();
    },
  };
}
