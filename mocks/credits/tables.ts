import * as v from 'valibot';
import { type Clocked, wireNow } from '#mocks/clock.ts';
import { table } from '#mocks/table.ts';
import { creditMethods } from '#schemas/credits.ts';

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
export type MembershipRow = v.InferOutput<typeof membershipRow>;

/** Fields that provider states share with the rows. */
export const statedCredit = v.omit(creditRow, ['customer']);
export const statedMembership = v.omit(membershipRow, ['customer']);

export const creditTables = () => ({
  credits: table({ name: 'credits', schema: creditRow, key: 'id_sales_rule' }),
  memberships: table({ name: 'memberships', schema: membershipRow, key: 'id_customer_membership' }),
  contents: table({ name: 'contents', schema: contentRow, key: 'key' }),
});

/** Whether the last day is over. */
const isOver = (expiry: string, db: Clocked): boolean => expiry !== '' && expiry < wireNow(db).slice(0, 10);

/** The rest of a credit: 0 after it has expired. */
export const availableOf = (row: Omit<CreditRow, 'customer'>, db: Clocked): number =>
  isOver(row.expiry_date, db)
    ? 0
    : (Math.round(row.original_amount * 100) - Math.round(row.used_amount * 100)) / 100;
