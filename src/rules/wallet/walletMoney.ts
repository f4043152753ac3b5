import type { Movement, MovementType } from '#schemas/wallet.ts';

const taken: ReadonlySet<string> = new Set(['out', 'expired'] satisfies MovementType[]);

/** The signed amount of a movement: outgoing and expired money is negative (WALL-06). Text stays text (FMT-07). */
export function signedAmount({ type, amount }: Pick<Movement, 'type' | 'amount'>): number | string {
  if (!taken.has(type)) return amount;
  return typeof amount === 'number' ? -amount : amount && `-${amount}`;
}
