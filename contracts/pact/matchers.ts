import { MatchersV3 } from '@pact-foundation/pact';

/** Makes the Pact matcher of a field from its example; `shape` makes the matcher of a list's entry. */
export type Matcher = (example: unknown, shape: (entry: unknown) => unknown) => unknown;

type Json = string | number | boolean | null | object;

/** Throws unless the example keeps its own pattern, so that no contract is written that its example breaks. */
function checked(example: unknown, pattern: RegExp) {
  if (!pattern.test(String(example)))
    throw new Error(`Failed to match '${String(example)}' with ${pattern}.`);
  return example;
}

/** A text, or a number in decimal notation, that matches as a whole; of the example's type, which Pact ignores otherwise. */
export const like =
  (pattern: RegExp): Matcher =>
  (example) => ({
    value: checked(example, pattern),
    'pact:matcher:type': [
      { 'pact:matcher:type': 'type' },
      { 'pact:matcher:type': 'regex', regex: pattern.source },
    ],
  });

/** The value itself; of a map, its entries and no others. */
export const equal = (example: unknown): unknown => MatchersV3.equal(example as Json);

/**
 * The value itself; of a list, its entries and no others; of an object, its fields and any others. Pact takes any list for
 * equal to an empty one, so a list is matched by its length and entries.
 */
export function exactly(example: unknown): unknown {
  if (Array.isArray(example)) return example.map((entry) => exactly(entry));
  const fields = Object.entries(example ?? {});
  if (typeof example !== 'object' || fields.length === 0) return equal(example);
  return Object.fromEntries(fields.map(([name, value]) => [name, exactly(value)]));
}

/** One of the values; the example is one of them. */
export const oneOf = (...values: readonly string[]): Matcher =>
  like(new RegExp(`^(?:${values.map((value) => value.replaceAll('.', String.raw`\.`)).join('|')})$`));

/** A list of this length and order, each entry by its own example. */
export const entryByEntry: Matcher = (example, shape) => (example as unknown[]).map(shape);

/** A list that has, among others, an entry like each of the example's. */
export const containing: Matcher = (example, shape) =>
  MatchersV3.arrayContaining(...(example as unknown[]).map(shape));

/**
 * An amount in pesos of Argentina, the country of the contracts, with two decimals at most. The number of digits
 * distinguishes the unit: prices have four to six before the point, so an amount in cents has more.
 */
export const price = like(/^[1-9]\d{3,5}(?:\.\d{1,2})?$/);

/** A price, or 0 for none. */
export const priceOrNone = like(/^(?:0|[1-9]\d{3,5}(?:\.\d{1,2})?)$/);

/** What shipping costs: 0, or three to five digits. */
export const fee = like(/^(?:0|[1-9]\d{2,4}(?:\.\d{1,2})?)$/);

/** A whole number from 0. */
export const count = like(/^\d+$/);

/** A whole number from 1. */
export const ordinal = like(/^[1-9]\d*$/);

/** A duration in days, 45 at most: in hours, two days or more are above. */
export const days = like(/^(?:[1-3]?\d|4[0-5])$/);

/** The path of a page, from the root and without host. */
export const path = like(/^\/(?:[^/\s]\S*)?$/);

/** The path of a product's page: one segment that ends in '.html' (ROUTE-41). */
export const productPath = like(/^\/[^/\s]+\.html$/);

/** Words without markup and without HTML entities, which the shop would show as they are. */
export const plainText = like(/^[^<>&]*(?:&[#A-Za-z0-9]*(?:[^#A-Za-z0-9;<>&][^<>&]*)?)*$/);

/** Any text: HTML, or a message that the shop replaces by its own. */
export const text: Matcher = (example) => MatchersV3.like(example as string);

/** Sentences for a shopper, without what only a program writes: brackets, slashes, a point or colon within a word. */
export const sentence = like(/^(?:[A-Za-zÀ-ÿ0-9 ,;¿?¡!'"%$()-]|[.:](?: |$))*$/);

/** An absolute address. */
export const address = like(/^https?:\/\/[^/\s]+\/\S*$/);

/** An absolute address, or '' for none. */
export const addressOrNone = like(/^(?:https?:\/\/[^/\s]+\/\S*)?$/);

/** A text that is not empty and has no spaces, such as a token. */
export const filled = like(/^\S+$/);

/** The random id of a browser. */
export const uuid = like(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

/** A day, or '' for none. */
export const dayOrNone = like(/^(?:\d{4}-\d{2}-\d{2})?$/);

/** A date and time without zone. */
export const moment = like(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** A code in small letters. */
export const word = like(/^[a-z][a-z\d_]*$/);

/** An id of digits, as text. */
export const digits = like(/^\d+$/);

/** The code of a product: 'ZP0001'. */
export const sku = like(/^[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/);

/** The code of a product in a size: 'ZP0001-38' (CART-03). */
export const item = like(/^[A-Za-z\d]+(?:-[A-Za-z\d.]+)+$/);

/** A value of a filter or sort order as the address of a list has it: no capitals, no double hyphen (FILT-15). */
export const parameter = like(/^[a-z\d._]+(?:-[a-z\d._]+)*$/);

const range = /^[1-9]\d{3,5}(?:\.\d{1,2})?-[1-9]\d{3,5}(?:\.\d{1,2})?$/;

/** The value of an option: the lowest and highest price, '12999-89999', or a parameter. */
export const option: Matcher = (example, shape) =>
  (range.test(String(example)) ? like(range) : parameter)(example, shape);

/** Names from the broadest to the narrowest, joined by '|' (PROD-03). */
export const piped = like(/^(?:[^|/>,;]+(?:\|[^|/>,;]+)*)?$/);

/** A color of a style sheet. */
export const hexColor = like(/^#[\da-f]{6}$/);
