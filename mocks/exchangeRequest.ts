import * as v from 'valibot';
import type { CountryCode } from '#countries/country.ts';
import { someExchangeOptions } from '#fixtures/exchanges.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { type ExchangePayload, exchangePayload } from '#schemas/exchanges.ts';
import { officesNear, pickupsAt } from './exchangePlaces.ts';
import { exchangeableOrders, hasItem, isTaken } from './exchangeTable.ts';
import { refuse } from './handle.ts';
import type { Session } from './session.ts';
import { otherSizes } from './stock.ts';

/** What the numbers of an account look like in each country (VAL-27, VAL-30). */
const numbers: Record<CountryCode, Partial<Record<keyof BankData, RegExp>>> = {
  ar: { owner_document: /^\d{7,8}$/, cbu: /^\d{22}$/, cuit_cuil: /^\d{11}$/ },
  cl: { rut: /^\d{8}[\dkK]$/, account_number: /^\d+$/ },
  co: { owner_document: /^\d{6,10}$/, account_number: /^\d+$/ },
  br: { owner_document: /^\d{11}$/, account_number: /^\d+$/ },
};

const usual = { owner_name: /\S/, account_type: /^(?:checking|savings)$/, owner_email: /^\S+@\S+\.\S+$/ };

/** Whether money can be sent to an account: it has the fields of the country, and no others. */
function isAccount(bank: BankData | null, country: CountryCode): boolean {
  if (bank === null) return false;
  const asked = { ...usual, ...numbers[country] };
  const given = Object.entries(bank);
  return (
    given.every(([field, value]) => asked[field as keyof typeof asked]?.test(value) === true) &&
    given.length === Object.keys(asked).length
  );
}

const payloadText = v.pipe(v.string(), v.parseJson(), exchangePayload);

/** Why a size is not given for an article, if it is not. */
const lacksSize = (
  session: Session,
  { sku, replacement_sku, change_detail }: ExchangePayload['items'][number],
) =>
  change_detail.trim() === '' ||
  !otherSizes(session, sku).some(({ skuSimple, stock }) => skuSimple === replacement_sku && stock > 0);

/**
 * The request in the text of a payload, or the refusal of one that the server does not take (API-99): each rule of the
 * wizard is checked once more.
 */
export function requestOf(session: Session, customer: string, text: string) {
  const parsed = v.safeParse(payloadText, text);
  if (!parsed.success) return refuse('Invalid payload.');
  const { output: request } = parsed;
  const {
    changeReasons,
    replacementMethods,
    refundMethods,
    enabledExchangeTmsCarriers: carriers,
  } = someExchangeOptions();
  const order = exchangeableOrders(session, customer).find(({ order_nr }) => order_nr === request.order_nr);
  if (order === undefined) return refuse('Order not found.');
  const skus = request.items.map(({ sku }) => sku);
  const isFree = (sku: string) => hasItem(session, order, sku) && !isTaken(session, order, sku);
  if (skus.length === 0 || new Set(skus).size < skus.length || !skus.every(isFree))
    return refuse('Product not available for exchange.');
  const reason = changeReasons.find(({ id }) => id === request.reason);
  const isChange = reason?.kind === 'change';
  const refund = refundMethods.find(({ id }) => id === request.collection_way);
  const isServed = isChange ? replacementMethods.some(({ id }) => id === request.collection_way) : refund;
  const isTakenBack = carriers.some(({ return_ways }) => return_ways.includes(request.return_way));
  if (!reason || !isServed || !isTakenBack) return refuse('Invalid payload.');
  if (isChange && request.items.some((item) => lacksSize(session, item)))
    return refuse('Size not available.');
  const isEmpty = ({ change_detail, replacement_sku }: ExchangePayload['items'][number]) =>
    change_detail === '' && replacement_sku === '';
  if (!isChange && !request.items.every(isEmpty)) return refuse('Invalid payload.');
  const address = session.addresses.find(request.id_customer_address);
  if (address?.customer !== customer) return refuse('Address not found.');
  const reached =
    request.return_way === 'home_pickup' ? pickupsAt(session, address) : officesNear(session, address);
  if (reached.length === 0) return refuse('Invalid payload.');
  const asksForBank = !isChange && refund?.bank_data === true;
  const isRight = asksForBank ? isAccount(request.bank_data, session.country) : request.bank_data === null;
  return isRight ? { request, address } : refuse('Invalid bank data.');
}
