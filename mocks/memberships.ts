import { getMemberships } from '#schemas/memberships.ts';
import { ok } from './handle.ts';
import { handleForCustomer } from './handleForCustomer.ts';

export const membershipHandlers = [
  handleForCustomer(getMemberships, ({ session, customer, args: { limit, offset } }) => ({
    ...ok,
    memberships: session.memberships
      .list({ where: (row) => row.customer === customer.id, skip: offset, take: limit })
      .map(({ customer: _customer, ...row }) => row),
  })),
];
