import * as v from 'valibot';
import { type Clocked, wireNow } from '#mocks/clock.ts';
import { table } from '#mocks/table.ts';
import { movementTypes } from '#schemas/wallet.ts';

/** A wallet; its balance is the sum of its movements. */
const walletRow = v.object({ customer: v.string(), wallet_id: v.string(), refundable: v.boolean() });

const movementRow = v.object({
  wallet_id: v.string(),
  id: v.string(),
  type: v.picklist(movementTypes),
  amount: v.number(),
  /** A future movement appears when the mock's clock has reached its date. */
  date: v.string(),
  expiry_date: v.string(),
  description: v.string(),
  order_nr: v.string(),
});

export type WalletRow = v.InferOutput<typeof walletRow>;
export type MovementRow = v.InferOutput<typeof movementRow>;

/** Fields that provider states share with the rows. */
export const statedMovement = v.omit(movementRow, ['wallet_id']);

export const walletTables = () => ({
  wallets: table({ name: 'wallets', schema: walletRow, key: 'wallet_id' }),
  movements: table({ name: 'movements', schema: movementRow, key: 'id' }),
});

/** The wallets of a visitor, and the clock. */
type Wallets = ReturnType<typeof walletTables> & Clocked;

const isTaken = ({ type }: MovementRow) => type === 'out' || type === 'expired';

/** The movements of a wallet up to now, the newest first. */
export const movementsOf = (db: Wallets, wallet: string, { skip = 0, take = Infinity } = {}) =>
  db.movements.list({
    where: (row) => row.wallet_id === wallet && row.date <= wireNow(db),
    order: (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
    skip,
    take,
  });

/** The balance of a wallet: the sum of its movements, in cents. */
export const balanceOf = (db: Wallets, wallet: string): number =>
  movementsOf(db, wallet).reduce(
    (cents, row) => cents + Math.round(row.amount * 100) * (isTaken(row) ? -1 : 1),
    0,
  ) / 100;
