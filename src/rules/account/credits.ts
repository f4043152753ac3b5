import type { Credit, CreditMethod } from '#schemas/credits.ts';

const withoutCash: ReadonlySet<string> = new Set(['promotion', 'gift_card'] satisfies CreditMethod[]);

/** Whether a credit can be exchanged for cash (CRED-07). */
export const isPaidOut = ({ method }: Pick<Credit, 'method'>): boolean => !withoutCash.has(method);

/** The amount to request: 0 if there is none. */
export function amountToReturn(amount: number | string): number {
  const number = Number(amount);
  return Number.isFinite(number) ? Math.max(number, 0) : 0;
}

/** Whether an expiry day has passed; `today` is YYYY-MM-DD. An unreadable or missing day has not. */
export const isExpired = (expiry: string, today: string): boolean =>
  /^\d{4}-\d\d-\d\d/.test(expiry) && expiry < today;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day of a time in the device's time zone. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
