import type { CountryCode } from '#countries/country.ts';
import { addressNumbers } from '#rules/validation/patterns.ts';
import { cleanText } from '#rules/validation/sanitise.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { BankData } from '#schemas/customerShape.ts';
import type {
  ExchangeItem,
  ExchangeOptions,
  ExchangePayload,
  OfferedSize,
  Office,
  Pickup,
} from '#schemas/exchanges.ts';
import type { ExchangeDraft } from './draft.ts';
import {
  type ExchangeKind,
  hasReplacement,
  isReplacement,
  kindOf,
  methodOf,
  methodsOf,
  pickupsOf,
  waysOf,
} from './options.ts';

/** A step of the wizard; `articles` is a separate screen. */
export type ExchangeStep =
  | 'articles'
  | 'reason'
  | 'method'
  | 'sizes'
  | 'address'
  | 'way'
  | 'bank'
  | 'summary';

/** What the steps depend on besides the draft. */
export interface StepsKnown {
  options: ExchangeOptions;
  /** Whether the bank account is complete. */
  hasBank: boolean;
}

/** The kind of exchange; undefined until the reason is chosen. */
export const draftKind = ({ reason }: ExchangeDraft, options: ExchangeOptions): ExchangeKind | undefined =>
  kindOf(reason, options);

/** Whether the chosen refund goes to a bank account (EXCH-10). */
export function asksForBank(draft: ExchangeDraft, options: ExchangeOptions): boolean {
  const kind = draftKind(draft, options);
  return kind !== undefined && methodOf(draft.method, kind, options)?.bank_data === true;
}

/** The steps of a draft in order; a single method is not a step. */
export function stepsOf(draft: ExchangeDraft, options: ExchangeOptions): ExchangeStep[] {
  const kind = draftKind(draft, options);
  // Until the reason is chosen, the steps of most exchanges are shown.
  const asksForMethod = kind === undefined || methodsOf(kind, options).length !== 1;
  return [
    'articles',
    'reason',
    ...(asksForMethod ? (['method'] as const) : []),
    ...(kind === 'change' ? (['sizes'] as const) : []),
    'address',
    'way',
    ...(asksForBank(draft, options) ? (['bank'] as const) : []),
    'summary',
  ];
}

const isFilled = (text = '') => cleanText(text) !== '';

/** The names of the fields that a step still lacks, with the sku for a field of an article (EXCH-04). */
export function missingIn(
  step: ExchangeStep,
  draft: ExchangeDraft,
  { options, hasBank }: StepsKnown,
): string[] {
  const kind = draftKind(draft, options);
  switch (step) {
    case 'articles':
      return draft.order_nr === '' || draft.skus.length === 0 ? ['articles'] : [];
    case 'reason':
      return kind === undefined ? ['reason'] : [];
    case 'method':
      return kind === undefined || methodOf(draft.method, kind, options) === undefined ? ['method'] : [];
    case 'sizes':
      return draft.skus.flatMap((sku) => [
        ...(isReplacement(draft.replacements[sku] ?? sku, sku) ? [] : [`replacement ${sku}`]),
        ...(isFilled(draft.details[sku]) ? [] : [`detail ${sku}`]),
      ]);
    case 'address':
      return draft.address === '' ? ['address'] : [];
    case 'way':
      return waysOf(options).some((way) => way === draft.way) ? [] : ['way'];
    case 'bank':
      return hasBank ? [] : ['bank'];
    case 'summary':
      return [];
  }
}

/** The step to show: the requested one if all steps before it are complete, else the first incomplete one. */
export function shownStep(requested: string | null, draft: ExchangeDraft, known: StepsKnown): ExchangeStep {
  const steps = stepsOf(draft, known.options);
  const open = steps.findIndex((step) => missingIn(step, draft, known).length > 0);
  const furthest = open === -1 ? steps.length - 1 : open;
  const index = steps.findIndex((step) => step === requested);
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  return steps[index === -1 ? furthest : Math.min(index, furthest)] ?? 'articles';
}

/** Why a draft cannot be sent: the key of a text in `texts/exchange.ts` (EXCH-18). */
export type ExchangeBlock =
  | 'noOrders'
  | 'unavailable'
  | 'noSizes'
  | 'sizeGone'
  | 'noAddress'
  | 'incompleteAddress'
  | 'incompleteBank';

export interface BlockFacts {
  country: CountryCode;
  /** The articles of the order; undefined if the order cannot be exchanged. */
  items: readonly Pick<ExchangeItem, 'sku' | 'exchangeable'>[] | undefined;
  addresses: readonly CustomerAddress[];
  /** The sizes offered by article; an article that was not read is missing. */
  sizes: Readonly<Record<string, readonly OfferedSize[]>>;
  hasBank: boolean;
}

/** Why the chosen address cannot be used (ERR-45, ERR-46). */
export function addressBlock(
  chosen: string,
  { addresses, country }: Pick<BlockFacts, 'addresses' | 'country'>,
): ExchangeBlock | undefined {
  if (addresses.length === 0) return 'noAddress';
  const address = addresses.find(({ id_customer_address: id }) => id === chosen);
  return address === undefined || missingFields(address, country).length > 0
    ? 'incompleteAddress'
    : undefined;
}

/** The articles without a size to choose (ERR-50). */
const withoutSizes = (
  skus: readonly string[],
  sizes: Readonly<Record<string, readonly OfferedSize[]>>,
): string[] => skus.filter((sku) => sizes[sku] !== undefined && !hasReplacement(sku, sizes[sku]));

/** The first reason why a draft cannot be sent; undefined if it can (EXCH-18). */
export function blockOf(
  draft: ExchangeDraft,
  options: ExchangeOptions,
  facts: BlockFacts,
): ExchangeBlock | undefined {
  const { items } = facts;
  if (items === undefined || items.length === 0) return 'noOrders';
  const isOffered = (sku: string) => items.some((item) => item.sku === sku && item.exchangeable);
  if (!draft.skus.every(isOffered)) return 'unavailable';
  const isChange = draftKind(draft, options) === 'change';
  if (isChange && withoutSizes(draft.skus, facts.sizes).length > 0) return 'noSizes';
  const address = addressBlock(draft.address, facts);
  if (address !== undefined) return address;
  return asksForBank(draft, options) && !facts.hasBank ? 'incompleteBank' : undefined;
}

/** Why each way to return the articles is not available from an address (EXCH-19). */
export const wayBlocks = (
  { pickup, offices }: { pickup: readonly Pickup[]; offices: readonly Office[] },
  options: Pick<ExchangeOptions, 'enabledExchangeTmsCarriers'>,
) =>
  ({
    home_pickup: pickupsOf(pickup, options).length === 0 ? 'noPickup' : undefined,
    branch_dropoff: offices.length === 0 ? 'noOffice' : undefined,
  }) as const;

const always = [
  'first_name',
  'last_name',
  'phone',
  'address1',
  'street_number',
  'fk_customer_address_region',
  'fk_customer_address_city',
] as const;

/** The mandatory fields that an address lacks (ADDR-22). */
export function missingFields(address: CustomerAddress, country: CountryCode): (keyof CustomerAddress)[] {
  const { areaCode, postcode } = addressNumbers[country];
  const required: (keyof CustomerAddress)[] = [
    ...always,
    ...(areaCode ? (['prefix'] as const) : []),
    ...(postcode ? (['postcode'] as const) : []),
  ];
  return required.filter((field) => address[field].trim() === '');
}

/**
 * The payload of a draft (API-99); undefined while a step is incomplete (EXCH-04). A return has no details and
 * replacements (EXCH-03). Bank data are sent only for a bank transfer (EXCH-10).
 */
export function payloadOf(
  draft: ExchangeDraft,
  options: ExchangeOptions,
  bank: BankData | undefined,
): ExchangePayload | undefined {
  const kind = draftKind(draft, options);
  const known = { options, hasBank: bank !== undefined };
  const isOpen = stepsOf(draft, options).some((step) => missingIn(step, draft, known).length > 0);
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  // Stryker disable next-line ConditionalExpression: an open step has reported that before
  if (kind === undefined || isOpen || draft.way === '') return undefined;
  const isChange = kind === 'change';
  return {
    order_nr: draft.order_nr,
    reason: draft.reason,
    return_way: draft.way,
    // Stryker disable next-line OptionalChaining,StringLiteral: unreachable fallback, needed for the type
    collection_way: methodOf(draft.method, kind, options)?.id ?? '',
    items: draft.skus.map((sku) => ({
      sku,
      // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
      change_detail: isChange ? cleanText(draft.details[sku] ?? '') : '',
      // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
      replacement_sku: isChange ? (draft.replacements[sku] ?? '') : '',
    })),
    id_customer_address: draft.address,
    bank_data: asksForBank(draft, options) ? (bank ?? null) : null,
  };
}

/** What was paid for articles, exact to the cent; NaN if an amount is unreadable. */
export function refundAmount(items: readonly Pick<ExchangeItem, 'paid_price' | 'quantity'>[]): number {
  const cents = items.reduce(
    (sum, { paid_price, quantity }) => sum + Math.round(paid_price * 100) * quantity,
    0,
  );
  return cents / 100;
}
