import { addAddress, editAddress, getAddresses, removeAddress } from '#schemas/addresses.ts';
import { isOfRegion, type WrittenAddress, wrongAddressFields } from './addressFields.ts';
import { ok, refuse } from './handle.ts';
import { handleForCustomer } from './handleForCustomer.ts';
import { cityIn } from './places.ts';
import type { Session } from './session.ts';
import { nextNumber } from './signIn.ts';

const defaults = ['is_default_billing', 'is_default_shipping'] as const;

const ownedBy = (session: Session, customer: string) =>
  session.addresses.list({ where: (row) => row.customer === customer });

/** The addresses of a customer, as every one of these calls answers them. */
const listed = (session: Session, customer: string) => ({
  ...ok,
  addresses: ownedBy(session, customer).map(({ customer: _customer, ...address }) => address),
});

/** The refusal of an address that is that of somebody else, or is no longer there. */
const notFound = () => refuse('Address not found.');

/** Why the server does not take an address (API-75); undefined if it does. */
function refusalOf(session: Session, given: WrittenAddress) {
  const wrong = wrongAddressFields(session, given);
  if (wrong.length > 0)
    return refuse('Error on validation form, please review and try again.', {
      errors: wrong.map((field) => ({ code: 'INVALID', field, message: `Invalid ${field}.` })),
    });
  if (isOfRegion(given.postcode, given.fk_customer_address_region)) return undefined;
  const message = 'Post code does not belong to the selected region.';
  return refuse(message, { errors: [{ code: 'POSTCODE_REGION', field: 'postcode', message }] });
}

/** The row of what was written; without a city its id is 0 (ADDR-16). */
function rowOf(session: Session, { fk_customer_address_city: city = '0', ...given }: WrittenAddress) {
  const known = cityIn(session, given.fk_customer_address_region, city);
  return { ...given, fk_customer_address_city: city, city: city === '0' ? '' : (known?.name ?? '') };
}

/** Takes the marks of an address from the customer's others: at most one is the default. */
async function keepOneDefault(session: Session, customer: string, id: string) {
  const marked = session.addresses.find(id);
  for (const other of ownedBy(session, customer)) {
    if (other.id_customer_address === id) continue;
    await session.addresses.change(other.id_customer_address, (row) => {
      for (const mark of defaults) if (marked?.[mark] === '1') row[mark] = '0';
    });
  }
}

const isOwn = (session: Session, customer: string, id: string) =>
  session.addresses.find(id)?.customer === customer;

/** Ids that the server gives begin here. */
const firstId = 90_000;

export const addressHandlers = [
  handleForCustomer(getAddresses, ({ session, customer }) => listed(session, customer.id)),
  handleForCustomer(addAddress, async ({ session, customer, args: { token: _token, ...given } }) => {
    const refusal = refusalOf(session, given);
    if (refusal) return refusal;
    const id = String(firstId + nextNumber(session));
    await session.addresses.add({
      customer: customer.id,
      id_customer_address: id,
      ...rowOf(session, given),
    });
    await keepOneDefault(session, customer.id, id);
    return listed(session, customer.id);
  }),
  handleForCustomer(
    editAddress,
    async ({ session, customer, args: { token: _token, id_customer_address: id, ...given } }) => {
      if (!isOwn(session, customer.id, id)) return notFound();
      const refusal = refusalOf(session, given);
      if (refusal) return refusal;
      await session.addresses.change(id, (row) => void Object.assign(row, rowOf(session, given)));
      await keepOneDefault(session, customer.id, id);
      return listed(session, customer.id);
    },
  ),
  handleForCustomer(removeAddress, async ({ session, customer, args: { id } }) => {
    if (!isOwn(session, customer.id, id)) return notFound();
    await session.addresses.remove(id);
    return listed(session, customer.id);
  }),
];
