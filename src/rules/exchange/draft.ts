import { isFields, parseFields } from '#lib/parse.ts';
import type { ReturnWay } from '#schemas/exchanges.ts';

/** The answers of a customer; '' is not answered yet. The bank account is stored separately. */
export interface ExchangeDraft {
  order_nr: string;
  /** The chosen articles, by the code of their size. */
  skus: readonly string[];
  /** The id of a reason. */
  reason: string;
  /** The id of a replacement or refund method: the collection way (EXCH-03). */
  method: string;
  /** What is wrong with the size, and the size instead, by article. */
  details: Readonly<Record<string, string>>;
  replacements: Readonly<Record<string, string>>;
  address: string;
  way: ReturnWay | '';
}

/** A draft without answers. */
export const newDraft = (order_nr = ''): ExchangeDraft => ({
  order_nr,
  skus: [],
  reason: '',
  method: '',
  details: {},
  replacements: {},
  address: '',
  way: '',
});

/** Adds answers. Another order starts a new draft; otherwise all answers stay, also unused ones. */
export const withAnswer = (draft: ExchangeDraft, answer: Partial<ExchangeDraft>): ExchangeDraft =>
  answer.order_nr === undefined || answer.order_nr === draft.order_nr
    ? { ...draft, ...answer }
    : { ...newDraft(), ...answer };

/**
 * A stored draft: `customer` is its owner, `sent` the requests that were known when it was sent (until its response is
 * known), and `hasBank` whether a bank account was typed, which is stored separately.
 */
export interface StoredDraft {
  customer: string;
  draft: ExchangeDraft;
  sent?: readonly string[];
  hasBank?: true;
}

/** The maximum length of a stored text, and of a stored list below: the wizard writes no longer ones. */
const maxLength = 254;
const maxItems = 100;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxLength;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= maxItems && value.every(isText);

const textsOf = (value: unknown): Record<string, string> =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};

/** Parses a stored draft of this customer; undefined if it is unreadable. Never throws. */
export function parseDraft(text: string | null, customer: string): StoredDraft | undefined {
  const found = parseFields(text);
  const stored = found['draft'];
  if (found['customer'] !== customer || !isFields(stored)) return undefined;
  const textOf = (name: string) => (isText(stored[name]) ? stored[name] : '');
  const way = textOf('way');
  const draft: ExchangeDraft = {
    order_nr: textOf('order_nr'),
    skus: isTexts(stored['skus']) ? stored['skus'] : [],
    reason: textOf('reason'),
    method: textOf('method'),
    details: textsOf(stored['details']),
    replacements: textsOf(stored['replacements']),
    address: textOf('address'),
    way: way === 'home_pickup' || way === 'branch_dropoff' ? way : '',
  };
  return {
    customer,
    draft,
    ...(isTexts(found['sent']) && { sent: found['sent'] }),
    ...(found['hasBank'] === true && { hasBank: true }),
  };
}
