import { handleForCustomer, ok } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import { creditReturn, getCredits, returnCredit } from '#schemas/credits.ts';
import { getMemberships } from '#schemas/memberships.ts';
import { notPossible, refusalOf } from './payOut.ts';
import { availableOf, type CreditRow } from './tables.ts';

/** A credit as the wire has it. */
function wireCredit({ customer: _customer, ...row }: CreditRow, db: Database) {
  return { ...row, available_amount: availableOf(row, db) };
}

export const creditHandlers = [
  handleForCustomer(getCredits, ({ db, customer, args: { limit, offset } }) => ({
    ...ok,
    credits: db.credits
      .list({
        where: (row) => row.customer === customer.id,
        order: (a, b) => b.created_date.localeCompare(a.created_date),
        skip: offset,
        take: limit,
      })
      .map((row) => wireCredit(row, db)),
  })),
  handleForCustomer(returnCredit, async ({ db, customer, args }) => {
    const payload = creditReturn.read(args.payload);
    const row = db.credits.find(payload.id_sales_rule);
    if (row?.customer !== customer.id || row.method !== 'refund') return notPossible();
    const refusal = refusalOf(db, payload, availableOf(row, db));
    if (refusal) return refusal;
    await db.credits.change(row.id_sales_rule, (changed) => {
      changed.used_amount = changed.original_amount;
    });
    return ok;
  }),
];

export const membershipHandlers = [
  handleForCustomer(getMemberships, ({ db, customer, args: { limit, offset } }) => ({
    ...ok,
    memberships: db.memberships
      .list({ where: (row) => row.customer === customer.id, skip: offset, take: limit })
      .map(({ customer: _customer, ...row }) => row),
  })),
];
