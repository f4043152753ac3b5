import { type Line, withLine } from './cartItems.ts';

/** The state of the cart on this device when something is added. */
interface CartState {
  /** Empty before the first add (CART-13). */
  hash: string;
  lines: readonly Line[];
  /** A cart request is in flight (CART-09). */
  busy: boolean;
}

/** The result of an add; `lines` are those of this device with the new one. */
type AddStep =
  | { kind: 'blocked' }
  | { kind: 'alreadyThere' }
  | { kind: 'create'; lines: Line[] }
  | { kind: 'add'; hash: string; lines: Line[] };

/**
 * Decides on an add: dropped while a cart request is in flight (CART-10), reported if the same item is in the cart
 * (CART-11, CART-12), else sent to the existing cart or creating one (CART-13).
 */
export function addStep({ hash, lines, busy }: CartState, line: Line): AddStep {
  if (busy) return { kind: 'blocked' };
  if (lines.some(({ item }) => item === line.item)) return { kind: 'alreadyThere' };
  const all = withLine(lines, line);
  return hash === '' ? { kind: 'create', lines: all } : { kind: 'add', hash, lines: all };
}
