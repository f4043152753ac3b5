import { getContentBlock, getMemberships } from '#schemas/memberships.ts';
import { handle, ok } from './handle.ts';
import { handleForCustomer } from './handleForCustomer.ts';

export const membershipHandlers = [
  handleForCustomer(getMemberships, ({ session, customer, args: { limit, offset } }) => ({
    ...ok,
    memberships: session.memberships
      .list({ where: (row) => row.customer === customer.id, skip: offset, take: limit })
      .map(({ customer: _customer, ...row }) => row),
  })),
  // Keys with content of another shape are those of `menu.ts` and `sizeTables.ts`, whose handlers come first.
  handle(getContentBlock, ({ session, args: { key } }) => ({
    ...ok,
    content: session.content.has(key) ? null : (session.contents.find(key)?.html ?? null),
  })),
];
