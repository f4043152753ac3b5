import { seedDay } from '#fixtures/world/seedDay.ts';

/** The clock of one visitor's mock backend. It does not advance until it is set, so that replies are repeatable. */
export interface Clock {
  now(): Date;
  set(now: Date): void;
}

/** A time as the wire has it, without a zone: '2026-03-02 12:00:00'. */
export const wireTime = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** Data with the clock of their visitor. */
export interface Clocked {
  clock: Clock;
}

/** The time of the mock, as the wire has it. */
export const wireNow = ({ clock }: Clocked): string => wireTime(clock.now().getTime());

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

/** The lifetime of a token in ms: as long as a session without 'Mantener sesión iniciada' (SESS-18). */
export const tokenLife = day;

/** The lifetime of a customer's hash after the last sign in: as long as its cookie (SESS-20). */
export const hashLife = 7 * day;

/** How long a branch waits for the articles of an exchange (EXCH-17). */
export const dropOffLife = 10 * day;

/** The lifetime of a code. */
export const codeLife = 10 * minute;
