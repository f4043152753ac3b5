import * as v from 'valibot';
import type { CountryCode } from '#countries/country.ts';
import { aPickup, officesOf, someExchangeOptions } from '#fixtures/exchanges.ts';
import { cityIn } from '#mocks/addresses/tables.ts';
import { wireTime } from '#mocks/clock.ts';
import { nextNumber } from '#mocks/customer/signIn.ts';
import type { AddressRow } from '#mocks/customer/tables.ts';
import { handleForCustomer, ok, refuse } from '#mocks/handle.ts';
import { itemOf } from '#mocks/orders/handlers.ts';
import { linesOf, type OrderRow, placedOn } from '#mocks/orders/tables.ts';
import { otherSizes } from '#mocks/product/wireProduct.ts';
import type { Database } from '#mocks/database.ts';
import type { BankData } from '#schemas/customerShape.ts';
import {
  annulExchange,
  createExchange,
  type ExchangeOrder,
  type ExchangePayload,
  exchangePayload,
  getExchangeOptions,
  getExchangeOrders,
  getExchangeSizes,
  getPickupOptions,
  type Office,
  type Pickup,
} from '#schemas/exchanges.ts';
import {
  exchangeableOrders,
  type ExchangeRow,
  exchangesOf,
  exchangeStatus,
  hasItem,
  isTaken,
  returnUntil,
} from './tables.ts';

const day = 86_400_000;

/** Cities that have a branch but no carrier. */
const withoutPickup: ReadonlySet<string> = new Set(['7']);

/** The pickups at an address: three days from now, if a carrier serves its city (ERR-51). */
export function pickupsAt(db: Database, address: AddressRow): Pickup[] {
  const { fk_customer_address_region: region, fk_customer_address_city: city } = address;
  if (city === '0' || withoutPickup.has(city) || cityIn(db, region, city) === undefined) return [];
  const date = `${wireTime(db.clock.now().getTime() + 3 * day).slice(0, 10)} 08:00:00`;
  return [aPickup({ date })];
}

/** The number of first digits that the postcodes of near places have in common. */
const near: Readonly<Record<Database['country'], number>> = { ar: 2, cl: 3, co: 0, br: 2 };

/** The offices near the postcode of an address (ERR-52); in a country without postcodes, those of its city. */
export const officesNear = ({ country }: Database, { postcode, city }: AddressRow): Office[] =>
  officesOf(country).filter((office) =>
    near[country] === 0
      ? office.city === city
      : office.postcode.slice(0, near[country]) === postcode.slice(0, near[country]),
  );

/** The format of the account fields in each country (VAL-27, VAL-30). */
const numbers: Record<CountryCode, Partial<Record<keyof BankData, RegExp>>> = {
  ar: { owner_document: /^\d{7,8}$/, cbu: /^\d{22}$/, cuit_cuil: /^\d{11}$/ },
  cl: { rut: /^\d{8}[\dkK]$/, account_number: /^\d+$/ },
  co: { owner_document: /^\d{6,10}$/, account_number: /^\d+$/ },
  br: { owner_document: /^\d{11}$/, account_number: /^\d+$/ },
};

const usual = { owner_name: /\S/, account_type: /^(?:checking|savings)$/, owner_email: /^\S+@\S+\.\S+$/ };

/** Whether money can be sent to an account: it has exactly the fields of the country. */
function isAccount(bank: BankData | null, country: CountryCode): boolean {
  if (bank === null) return false;
  const required = { ...usual, ...numbers[country] };
  const given = Object.entries(bank);
  return (
    given.every(([field, value]) => required[field as keyof typeof required]?.test(value) === true) &&
    given.length === Object.keys(required).length
  );
}

const payloadText = v.pipe(v.string(), v.parseJson(), exchangePayload);

/** Whether an article lacks a valid size. */
const lacksSize = (db: Database, { sku, replacement_sku, change_detail }: ExchangePayload['items'][number]) =>
  change_detail.trim() === '' ||
  !otherSizes(db, sku).some(({ skuSimple, stock }) => skuSimple === replacement_sku && stock > 0);

/** The exchange in a payload, or its refusal (API-99). Checks each rule of the exchange screens again. */
function requestOf(db: Database, customer: string, text: string) {
  const parsed = v.safeParse(payloadText, text);
  if (!parsed.success) return refuse('Invalid payload.');
  const { output: request } = parsed;
  const {
    changeReasons,
    replacementMethods,
    refundMethods,
    enabledExchangeTmsCarriers: carriers,
  } = someExchangeOptions();
  const order = exchangeableOrders(db, customer).find(({ order_nr }) => order_nr === request.order_nr);
  if (order === undefined) return refuse('Order not found.');
  const skus = request.items.map(({ sku }) => sku);
  const isFree = (sku: string) => hasItem(db, order, sku) && !isTaken(db, order, sku);
  if (skus.length === 0 || new Set(skus).size < skus.length || !skus.every(isFree))
    return refuse('Product not available for exchange.');
  const reason = changeReasons.find(({ id }) => id === request.reason);
  const isChange = reason?.kind === 'change';
  const refund = refundMethods.find(({ id }) => id === request.collection_way);
  const isServed = isChange ? replacementMethods.some(({ id }) => id === request.collection_way) : refund;
  const isTakenBack = carriers.some(({ return_ways }) => return_ways.includes(request.return_way));
  if (!reason || !isServed || !isTakenBack) return refuse('Invalid payload.');
  if (isChange && request.items.some((item) => lacksSize(db, item))) return refuse('Size not available.');
  const isEmpty = ({ change_detail, replacement_sku }: ExchangePayload['items'][number]) =>
    change_detail === '' && replacement_sku === '';
  if (!isChange && !request.items.every(isEmpty)) return refuse('Invalid payload.');
  const address = db.addresses.find(request.id_customer_address);
  if (address?.customer !== customer) return refuse('Address not found.');
  const reached = request.return_way === 'home_pickup' ? pickupsAt(db, address) : officesNear(db, address);
  if (reached.length === 0) return refuse('Invalid payload.');
  const asksForBank = !isChange && refund?.bank_data === true;
  const isRight = asksForBank ? isAccount(request.bank_data, db.country) : request.bank_data === null;
  return isRight ? { request, address } : refuse('Invalid bank data.');
}

/** The first batch number that the server assigns. */
const firstBatch = 900_200;

function wireOrder(row: OrderRow, db: Database, origin: string): ExchangeOrder {
  const { order_nr, exchange_until } = row;
  const items = linesOf(db, row).map((line) => {
    const { name, brand, size, image } = itemOf(line, db, origin);
    const { sku, quantity, paid_price } = line;
    return { sku, quantity, name, brand, size, paid_price, image, exchangeable: !isTaken(db, row, sku) };
  });
  return { order_nr, date: placedOn(row), exchange_until, items };
}

function wireExchange(row: ExchangeRow, db: Database) {
  const { batchnumber, order_nr, date, return_way } = row;
  const address = db.addresses.find(row.id_customer_address);
  return {
    batchnumber,
    order_nr,
    date,
    status: exchangeStatus(row, db),
    return_way,
    return_until: returnUntil(row),
    offices: return_way === 'branch_dropoff' && address ? officesNear(db, address) : [],
  };
}

const ownOrder = (db: Database, customer: string, number: string) =>
  exchangeableOrders(db, customer).find(({ order_nr }) => order_nr === number);

/** Refuses an unknown order, an order of another customer, and one that can no longer be exchanged. */
const noOrder = () => refuse('Order not found.');

export const exchangeHandlers = [
  handleForCustomer(getExchangeOrders, ({ db, customer, origin, args: { limit, offset } }) => ({
    ...ok,
    orders: exchangeableOrders(db, customer.id)
      .slice(offset, offset + limit)
      .map((row) => wireOrder(row, db, origin)),
    exchanges: exchangesOf(db, customer.id).map((row) => wireExchange(row, db)),
  })),
  handleForCustomer(getExchangeOptions, ({ db, customer, args: { order_nr } }) =>
    ownOrder(db, customer.id, order_nr) ? { ...ok, ...someExchangeOptions() } : noOrder(),
  ),
  handleForCustomer(getExchangeSizes, ({ db, customer, args: { order_nr, sku } }) => {
    const order = ownOrder(db, customer.id, order_nr);
    if (order === undefined) return noOrder();
    if (!hasItem(db, order, sku)) return refuse('Product not available for exchange.');
    return { ...ok, sizes: otherSizes(db, sku) };
  }),
  handleForCustomer(getPickupOptions, ({ db, customer, args: { id_customer_address: id } }) => {
    const address = db.addresses.find(id);
    if (address?.customer !== customer.id) return refuse('Address not found.');
    return { ...ok, pickup: pickupsAt(db, address), offices: officesNear(db, address) };
  }),
  handleForCustomer(createExchange, async ({ db, customer, args: { payload } }) => {
    const given = requestOf(db, customer.id, payload);
    if (!('request' in given)) return given;
    const batchnumber = String(firstBatch + nextNumber(db));
    const date = wireTime(db.clock.now().getTime());
    await db.exchanges.add({
      batchnumber,
      customer: customer.id,
      date,
      status: 'open',
      ...given.request,
    });
    const isCollected = given.request.return_way === 'home_pickup';
    return {
      ...ok,
      batchnumber,
      date: isCollected ? (pickupsAt(db, given.address)[0]?.date ?? '') : '',
    };
  }),
  handleForCustomer(annulExchange, async ({ db, customer, args: { batchnumber } }) => {
    const row = db.exchanges.find(batchnumber);
    const isOpen = row?.customer === customer.id && exchangeStatus(row, db) === 'open';
    if (!isOpen) return refuse('Exchange not found.');
    await db.exchanges.change(batchnumber, (stored) => {
      stored.status = 'annulled';
    });
    return ok;
  }),
];
