import * as v from 'valibot';
import { type Clock, wireTime } from '#mocks/clock.ts';
import { table } from '#mocks/table.ts';
import { creditMethods } from '#schemas/credits.ts';
import { movementTypes } from '#schemas/wallet.ts';

const creditRow = v.object({
  customer: v.string(),
  id_sales_rule: v.string(),
  original_amount: v.number(),
  created_date: v.string(),
  /** YYYY-MM-DD, or ''. */
  expiry_date: v.string(),
  used_amount: v.number(),
  method: v.picklist(creditMethods),
  order_nr: v.string(),
});

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

const membershipRow = v.object({
  customer: v.string(),
  id_customer_membership: v.string(),
  Membership_name: v.string(),
  content_block: v.string(),
  coupon: v.string(),
  expiry_date: v.string(),
});

const contentRow = v.object({ key: v.string(), html: v.string() });

export type CreditRow = v.InferOutput<typeof creditRow>;
export type WalletRow = v.InferOutput<typeof walletRow>;
export type MovementRow = v.InferOutput<typeof movementRow>;
export type MembershipRow = v.InferOutput<typeof membershipRow>;

/** Fields that provider states share with the rows. */
export const statedCredit = v.omit(creditRow, ['customer']);
export const statedMovement = v.omit(movementRow, ['wallet_id']);
export const statedMembership = v.omit(membershipRow, ['customer']);

export const walletTables = () => ({
  credits: table({ name: 'credits', schema: creditRow, key: 'id_sales_rule' }),
  wallets: table({ name: 'wallets', schema: walletRow, key: 'wallet_id' }),
  movements: table({ name: 'movements', schema: movementRow, key: 'id' }),
  memberships: table({ name: 'memberships', schema: membershipRow, key: 'id_customer_membership' }),
  contents: table({ name: 'contents', schema: contentRow, key: 'key' }),
});

/** The wallets of a visitor, and the clock. */
interface Wallets extends ReturnType<typeof walletTables> {
  clock: Clock;
}

/** The time of the mock, as the wire has it. */
export const nowOf = ({ clock }: Wallets): string => wireTime(clock.now().getTime());

/** Whether the last day is over. */
const isOver = (expiry: string, session: Wallets): boolean =>
  expiry !== '' && expiry < nowOf(session).slice(0, 10);

const isTaken = ({ type }: MovementRow) => type === 'out' || type === 'expired';

/** The movements of a wallet up to now, the newest first. */
export const movementsOf = (session: Wallets, wallet: string, { skip = 0, take = Infinity } = {}) =>
  session.movements.list({
    where: (row) => row.wallet_id === wallet && row.date <= nowOf(session),
    order: (a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id),
    skip,
    take,
  });

/** The balance of a wallet: the sum of its movements, in cents. */
export const balanceOf = (session: Wallets, wallet: string): number =>
  movementsOf(session, wallet).reduce(
    (cents, row) => cents + Math.round(row.amount * 100) * (isTaken(row) ? -1 : 1),
    0,
  ) / 100;

/** The rest of a credit: 0 after it has expired. */
export const availableOf = (row: Omit<CreditRow, 'customer'>, session: Wallets): number =>
  isOver(row.expiry_date, session)
    ? 0
    : (Math.round(row.original_amount * 100) - Math.round(row.used_amount * 100)) / 100;
