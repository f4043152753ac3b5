import type { ReturnWay } from '#schemas/exchanges.ts';

/** What a customer has answered so far; '' is not answered yet. The account for the money is kept apart. */
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

/** Nothing answered but which order it is about. */
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

/** The draft with further answers. Of another order nothing is known yet; all other answers stay, also unused ones. */
export const withAnswer = (draft: ExchangeDraft, answer: Partial<ExchangeDraft>): ExchangeDraft =>
  answer.order_nr === undefined || answer.order_nr === draft.order_nr
    ? { ...draft, ...answer }
    : { ...newDraft(), ...answer };

/**
 * A draft with whose it is, the requests that were known when it was sent, set until the answer is known, and whether an
 * account for the money was typed, which is kept apart.
 */
export interface KeptDraft {
  customer: string;
  draft: ExchangeDraft;
  sent?: readonly string[];
  hasBank?: true;
}

/** Longer texts and lists are none that the wizard has written. */
const longest = 254;
const most = 100;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= most && value.every(isText);

const textsOf = (value: unknown): Record<string, string> =>
  isFields(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};

/** The draft in a stored text, if there is one of this customer; what cannot be read is none. Never throws. */
export function parseDraft(text: string | null, customer: string): KeptDraft | undefined {
  let found: unknown;
  try {
    // Stryker disable next-line StringLiteral: neither is a draft
    found = JSON.parse(text ?? 'null');
  } catch {
    // An unreadable draft is none.
  }
  if (!isFields(found) || found['customer'] !== customer || !isFields(found['draft'])) return undefined;
  const kept = found['draft'];
  const textOf = (name: string) => (isText(kept[name]) ? kept[name] : '');
  const way = textOf('way');
  const draft: ExchangeDraft = {
    order_nr: textOf('order_nr'),
    skus: isTexts(kept['skus']) ? kept['skus'] : [],
    reason: textOf('reason'),
    method: textOf('method'),
    details: textsOf(kept['details']),
    replacements: textsOf(kept['replacements']),
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
