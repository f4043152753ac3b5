import { getAddresses } from '#schemas/addresses.ts';
import { ok } from './handle.ts';
import { handleForCustomer } from './handleForCustomer.ts';

export const addressHandlers = [
  handleForCustomer(getAddresses, ({ session, customer }) => ({
    ...ok,
    addresses: session.addresses
      .list({ where: (row) => row.customer === customer.id })
      .map(({ customer: _customer, ...address }) => address),
  })),
];
