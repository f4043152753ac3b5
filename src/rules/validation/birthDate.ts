import type { BirthDate } from '#schemas/forms/fields.ts';

const firstYear = 1900;

/** Midnight of a day in ms, without a zone; months count from 0, as in `Date`. */
const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month, day);

/**
 * Whether a day, month and year as typed are a day of the calendar from 1900 to today (VAL-14). `now` is in ms; the day
 * is that of the device.
 */
export function isBirthDate({ day, month, year }: BirthDate, now: number): boolean {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return false;
  const today = new Date(now);
  const born = dayOf(Number(year), Number(month) - 1, Number(day));
  return (
    Number(year) >= firstYear &&
    // A day that the month does not have is one of another month.
    new Date(born).getUTCMonth() === Number(month) - 1 &&
    born <= dayOf(today.getFullYear(), today.getMonth(), today.getDate())
  );
}
