import { type FieldChange, removed } from './places.ts';

const texts =
  (pattern: RegExp, change: (text: string) => unknown): FieldChange =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? change(value) : undefined;

const isEmpty = (value: unknown) =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Fields with an amount, and the fields in which 0 means none (`docs/requirements/wire.md`, conventions). */
const amounts = new Set(
  'price special_price paid_price specialprice numericOriginalPrice numericDiscountPrice sub_total_value total_value discount shippingAmountTotal priceMinimal'.split(
    ' ',
  ),
);
const zeroIsNone = new Set(['special_price', 'specialprice', 'numericDiscountPrice']);

/** Fields that count from 1. */
const counted = new Set(['page', 'position']);

/** Fields that hold a map by code. */
const maps = new Set(['banners', 'data']);

/** Fields that say whose data an answer has. */
const owners = new Set(['id_customer', 'idCustomer', 'id_hash', 'idHash']);

/** Fields that are true or false, on which the shop decides something. */
const marks = new Set(
  'is_active two_step_auth_enable two_step_auth_device_active visitor_has_orders is_newsletter_subscribed subscribed sellerFreeShipping freeShipping fastShipping seller_free_shipping free_shipping fast_shipping freeshipping enabled'.split(
    ' ',
  ),
);

/** Numbers that are 0 when there is nothing to buy. */
const offered = new Set(['stock', 'count']);

const day = 86_400_000;

const later = (date: string) =>
  new Date(Date.parse(`${date.slice(0, 10)}T00:00Z`) + 20 * day).toISOString().slice(0, 10) + date.slice(10);

const inCents: FieldChange = (value, { name }) => {
  if (typeof value === 'number' && value !== 0 && amounts.has(name)) return Math.round(value * 100);
  const [, low, high] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(name === 'value' ? String(value) : '') ?? [];
  return low && high ? `${Number(low) * 100}-${Number(high) * 100}` : undefined;
};

function otherKeys(value: unknown) {
  const entries = Object.entries(value as object);
  const isCode = ([key, held]: [string, unknown]) => /^[a-z]+$/.test(key) && typeof held === 'object';
  if (entries.length === 0 || !entries.every(isCode)) return undefined;
  return Object.fromEntries(entries.map(([key, held]) => [key.toUpperCase(), held as unknown]));
}

/** The price fields of each source, and of recommendations and carts. */
const pricePairs = [
  ['price', 'special_price'],
  ['price', 'specialprice'],
  ['numericOriginalPrice', 'numericDiscountPrice'],
] as const;

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function swappedPrices(value: unknown) {
  const fields = fieldsOf(value);
  const pair = pricePairs.find(
    ([full, special]) => fields[full] !== undefined && Number(fields[special]) > 0,
  );
  return pair && { ...fields, [pair[0]]: fields[pair[1]], [pair[1]]: fields[pair[0]] };
}

function withoutShipping(value: unknown) {
  const { total_value, shippingAmountTotal, ...fields } = fieldsOf(value);
  const shipping = Number(shippingAmountTotal);
  if (typeof total_value !== 'number' || !(shipping > 0)) return undefined;
  return { ...fields, shippingAmountTotal, total_value: total_value - shipping };
}

/** Realistic changes of single fields, each applied to every field of every call where it makes a difference. */
export const fieldChanges: Readonly<Record<string, FieldChange>> = {
  'a code renamed': texts(/^[A-Z]+(?:_[A-Z]+)+$/, (code) => `ERR_${code}`),
  'a message translated': (value, { name }) =>
    name === 'message' && typeof value === 'string' && value !== '' ? `Mensaje: ${value}` : undefined,
  'a technical message': texts(/^Not active\.$/, () => 'SQLSTATE[HY000]: General error'),
  'letters as entities': texts(/^[A-Z¿][a-zà-ÿ]|[À-ÿ]/, (text) =>
    text.replaceAll(/[aeioÀ-ÿ]/g, (letter) => `&#${letter.codePointAt(0)};`),
  ),
  'a word in capitals': texts(/^[a-z]+(?:[_-][a-z]+)*$/, (word) => word.toUpperCase()),
  'a code in small letters': texts(/^[A-Z]{2,}(?:_[A-Z]+)*$/, (code) => code.toLowerCase()),
  'keys of a map in capitals': (value, { name }) =>
    maps.has(name) && typeof value === 'object' && value !== null ? otherKeys(value) : undefined,
  'a number as text': (value) => (typeof value === 'number' ? String(value) : undefined),
  'a boolean as a number': (value) => (typeof value === 'boolean' ? Number(value) : undefined),
  'an id as a number': texts(/^\d+$/, Number),
  'an amount in cents': inCents,
  'null for nothing': (value, { name }) =>
    isEmpty(value) || (value === 0 && zeroIsNone.has(name)) ? null : undefined,
  'an empty map as a list': (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && isEmpty(value) ? [] : undefined,
  'null left out': (value) => (value === null ? removed : undefined),
  'a count from zero': (value, { name }) =>
    typeof value === 'number' && counted.has(name) ? value - 1 : undefined,
  'a path made absolute': texts(/^\//, (path) => `https://www-ar.tienda.example${path}`),
  'an address made a path': texts(/^https?:/, (address) => new URL(address).pathname),
  'names joined otherwise': texts(/\|/, (names) => names.replaceAll('|', ' > ')),
  'a date written otherwise': texts(/^\d{4}-\d{2}-\d{2}/, (date) => new Date(date).toISOString()),
  'a date 20 days later': texts(/^\d{4}-\d{2}-\d{2}/, later),
  'none of anything': (value, { name }) =>
    typeof value === 'number' && value > 0 && offered.has(name) ? 0 : undefined,
  'the cart of another': (_value, { name }) => (name === 'hash' ? 'ffffff' : undefined),
  'the customer of another': (_value, { name, above }) =>
    owners.has(name) || (name === 'email' && above === 'customer') ? 'otra@mail.com' : undefined,
  'a token left empty': (value, { name }) => (name === 'token' && value !== '' ? '' : undefined),
  'the opposite mark': (value, { name }) => (marks.has(name) ? value !== true : undefined),
  'another default': (value, { name }) =>
    name.startsWith('is_default_') ? (value === '1' ? '0' : '1') : undefined,
  'a choice not marked': (value, { name }) => (name === 'active' && value === true ? false : undefined),
  'the two prices swapped': swappedPrices,
  'a total without shipping': withoutShipping,
  'days as hours': (value, { name }) =>
    name === 'days_min' || name === 'days_max' ? Number(value) * 24 : undefined,
  'available without stock': (value, { name }) =>
    name === 'available' && value === false ? true : undefined,
  // Pact takes any list for equal to an empty one, and any map where an empty one is not matched by value.
  'an entry where there is none': (value) => {
    if (value === '' || !isEmpty(value)) return undefined;
    return Array.isArray(value) ? [null] : { other: null };
  },
  'a list in reverse': (value) => (Array.isArray(value) && value.length > 1 ? value.toReversed() : undefined),
  'another item at fault': (_value, { name, above }) =>
    name === 'sku' && above === 'errors' ? 'ZZ9999-40' : undefined,
};
