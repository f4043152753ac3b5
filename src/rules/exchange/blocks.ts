import type { CountryCode } from '#countries/country.ts';
import { missingFields } from '#rules/addresses/missingFields.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { ExchangeItem, ExchangeOptions, OfferedSize, Office, Pickup } from '#schemas/exchangeShapes.ts';
import type { ExchangeDraft } from './draft.ts';
import { hasReplacement, pickupsOf } from './options.ts';
import { asksForBank, draftKind } from './steps.ts';

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
