import type { CountryCode } from '#countries/country.ts';
import { addressNumbers } from '#rules/validation/patterns.ts';
import { cleanText } from '#rules/validation/sanitise.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { ExchangeItem, ExchangeOptions, OfferedSize, Office, Pickup } from '#schemas/exchanges.ts';
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

/** A question of the wizard; `articles` is asked by a screen of its own. */
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
  /** Whether the account for the money is complete. */
  hasBank: boolean;
}

/** The kind of exchange that a draft is of, until the reason is known none. */
export const draftKind = ({ reason }: ExchangeDraft, options: ExchangeOptions): ExchangeKind | undefined =>
  kindOf(reason, options);

/** Whether the chosen refund goes to a bank account (EXCH-10). */
export function asksForBank(draft: ExchangeDraft, options: ExchangeOptions): boolean {
  const kind = draftKind(draft, options);
  return kind !== undefined && methodOf(draft.method, kind, options)?.bank_data === true;
}

/** The questions of a draft in their order; a single method is not asked for. */
export function stepsOf(draft: ExchangeDraft, options: ExchangeOptions): ExchangeStep[] {
  const kind = draftKind(draft, options);
  // Until the reason is known, the number of steps is that of most exchanges.
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

/** What a step has not been told yet (EXCH-04): names of fields, those of an article with its code. */
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

/**
 * The step to show for an asked one: that, if all before it are answered, else the first that is not. An unknown one is
 * the first open one.
 */
export function shownStep(asked: string | null, draft: ExchangeDraft, known: StepsKnown): ExchangeStep {
  const steps = stepsOf(draft, known.options);
  const open = steps.findIndex((step) => missingIn(step, draft, known).length > 0);
  const furthest = open === -1 ? steps.length - 1 : open;
  const place = steps.findIndex((step) => step === asked);
  // Stryker disable next-line StringLiteral: unreachable fallback, needed for the type
  return steps[place === -1 ? furthest : Math.min(place, furthest)] ?? 'articles';
}

/** What stops a step (EXCH-18): the key of its text in `texts/exchange.ts`. */
export type ExchangeBlock =
  | 'noOrders'
  | 'unavailable'
  | 'noSizes'
  | 'sizeGone'
  | 'noAddress'
  | 'incompleteAddress'
  | 'incompleteBank';

/** What is known when a draft is about to be sent. */
export interface BlockFacts {
  country: CountryCode;
  /** The articles of the order; undefined if it is none that can be exchanged. */
  items: readonly Pick<ExchangeItem, 'sku' | 'exchangeable'>[] | undefined;
  addresses: readonly CustomerAddress[];
  /** The sizes offered by article, as far as they were read. */
  sizes: Readonly<Record<string, readonly OfferedSize[]>>;
  hasBank: boolean;
}

/** What is wrong with the address that is chosen (ERR-45, ERR-46). */
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

/** The first thing that keeps a draft from being sent; undefined if nothing does (EXCH-18). */
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

/** Why a way to bring articles back is not available from an address: each says nothing about the other (EXCH-19). */
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

/** The mandatory fields that an address lacks in a country (ADDR-22). */
export function missingFields(address: CustomerAddress, country: CountryCode): (keyof CustomerAddress)[] {
  const { areaCode, postcode } = addressNumbers[country];
  const asked: (keyof CustomerAddress)[] = [
    ...always,
    ...(areaCode ? (['prefix'] as const) : []),
    ...(postcode ? (['postcode'] as const) : []),
  ];
  return asked.filter((field) => address[field].trim() === '');
}
