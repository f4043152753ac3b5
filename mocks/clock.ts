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

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a token is valid, in ms: as long as the session without 'Mantener sesión iniciada' (SESS-18). */
export const tokenLife = day;

/** How long the hash of a customer signs in, counted from the last sign in: as long as its cookie lives (SESS-20). */
export const hashLife = 7 * day;

/** How long a branch waits for the articles of a request (EXCH-17). */
export const dropOffLife = 10 * day;

/** How long a code can be entered. */
export const codeLife = 10 * minute;
