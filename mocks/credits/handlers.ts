import { handleForCustomer, ok } from '#mocks/handle.ts';
import type { Session } from '#mocks/session.ts';
import { creditReturn, getCredits, returnCredit } from '#schemas/credits.ts';
import { getMemberships } from '#schemas/memberships.ts';
import { notPossible, refusalOf } from './payOut.ts';
import { availableOf, type CreditRow } from './tables.ts';

/** A credit as the wire has it. */
function wireCredit({ customer: _customer, ...row }: CreditRow, session: Session) {
  return { ...row, available_amount: availableOf(row, session) };
}

export const creditHandlers = [
  handleForCustomer(getCredits, ({ session, customer, args: { limit, offset } }) => ({
    ...ok,
    credits: session.credits
      .list({
        where: (row) => row.customer === customer.id,
        order: (a, b) => b.created_date.localeCompare(a.created_date),
        skip: offset,
        take: limit,
      })
      .map((row) => wireCredit(row, session)),
  })),
  handleForCustomer(returnCredit, async ({ session, customer, args }) => {
    const payload = creditReturn.read(args.payload);
    const row = session.credits.find(payload.id_sales_rule);
    if (row?.customer !== customer.id || row.method !== 'refund') return notPossible();
    const refusal = refusalOf(session, payload, availableOf(row, session));
    if (refusal) return refusal;
    await session.credits.change(row.id_sales_rule, (changed) => {
      changed.used_amount = changed.original_amount;
    });
    return ok;
  }),
];

export const membershipHandlers = [
  handleForCustomer(getMemberships, ({ session, customer, args: { limit, offset } }) => ({
    ...ok,
    memberships: session.memberships
      .list({ where: (row) => row.customer === customer.id, skip: offset, take: limit })
      .map(({ customer: _customer, ...row }) => row),
  })),
];
