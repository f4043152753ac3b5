import type { Credit, CreditMethod } from '#schemas/credits.ts';
import type { Movement, MovementType } from '#schemas/wallet.ts';

const taken: ReadonlySet<string> = new Set(['out', 'expired'] satisfies MovementType[]);

/** The amount of a movement with its sign: what went out or expired has a minus (WALL-06); text stays text (FMT-07). */
export function signedAmount({ type, amount }: Pick<Movement, 'type' | 'amount'>): number | string {
  if (!taken.has(type)) return amount;
  return typeof amount === 'number' ? -amount : amount && `-${amount}`;
}

const withoutCash: ReadonlySet<string> = new Set(['promotion', 'gift_card'] satisfies CreditMethod[]);

/** Whether a credit can be exchanged for cash (CRED-07). */
export const isPaidOut = ({ method }: Pick<Credit, 'method'>): boolean => !withoutCash.has(method);

/** An amount as it is asked for: 0 where there is nothing to ask for. */
export function amountToReturn(amount: number | string): number {
  const number = Number(amount);
  return Number.isFinite(number) ? Math.max(number, 0) : 0;
}

/** Whether the last day of something is over: `today` is YYYY-MM-DD. Without a day, or with none of the calendar, it is not. */
export const isExpired = (expiry: string, today: string): boolean =>
  /^\d{4}-\d\d-\d\d/.test(expiry) && expiry < today;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day of a time, by the calendar of the device. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
