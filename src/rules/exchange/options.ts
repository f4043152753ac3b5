import { productSku } from '#rules/cart/cart.ts';
import type { ExchangeItem, ExchangeOptions, OfferedSize, Pickup, ReturnWay } from '#schemas/exchanges.ts';

/** Whether articles are exchanged for another size, or returned for their money (EXCH-03). */
export type ExchangeKind = 'change' | 'return';

const isKind = (kind: string): kind is ExchangeKind => kind === 'change' || kind === 'return';

/** The reasons to choose from: those of which the shop knows what follows. */
export const reasonsOf = ({ changeReasons }: Pick<ExchangeOptions, 'changeReasons'>) =>
  changeReasons.filter(({ id, label, kind }) => id !== '' && label !== '' && isKind(kind));

/** What a chosen reason leads to; undefined for one that is not offered (any more). */
export const kindOf = (
  reason: string,
  options: Pick<ExchangeOptions, 'changeReasons'>,
): ExchangeKind | undefined =>
  reasonsOf(options).find(({ id }) => id === reason)?.kind as ExchangeKind | undefined;

/** How the customer is served: by a replacement for a change, by a refund for a return (EXCH-03). */
export const methodsOf = (
  kind: ExchangeKind,
  { replacementMethods, refundMethods }: Pick<ExchangeOptions, 'replacementMethods' | 'refundMethods'>,
) => (kind === 'change' ? replacementMethods.map((each) => ({ ...each, bank_data: false })) : refundMethods);

/** The method that counts: the chosen one if it is offered, or the only one that there is. */
export function methodOf(
  chosen: string,
  kind: ExchangeKind,
  options: Pick<ExchangeOptions, 'replacementMethods' | 'refundMethods'>,
) {
  const methods = methodsOf(kind, options);
  return methods.find(({ id }) => id === chosen) ?? (methods.length === 1 ? methods[0] : undefined);
}

/** The ways in which at least one carrier takes articles back (EXCH-03). */
export const waysOf = ({
  enabledExchangeTmsCarriers: carriers,
}: Pick<ExchangeOptions, 'enabledExchangeTmsCarriers'>): ReturnWay[] =>
  returnWayNames.filter((way) => carriers.some(({ return_ways }) => return_ways.includes(way)));

/** The pickups by carriers that come to a home. */
export const pickupsOf = <Offer extends Pick<Pickup, 'carrier'>>(
  pickups: readonly Offer[],
  { enabledExchangeTmsCarriers: carriers }: Pick<ExchangeOptions, 'enabledExchangeTmsCarriers'>,
): Offer[] =>
  pickups.filter(({ carrier }) =>
    carriers.some(({ id, return_ways }) => id === carrier && return_ways.includes('home_pickup')),
  );

/** Whether an item may replace another one: another size of the same product (EXCH-06). */
export const isReplacement = (item: string, sku: string): boolean =>
  item !== sku && productSku(item) === productSku(sku);

/** The sizes offered in place of an article; a sold-out one cannot be chosen. */
export const replacementsOf = (sku: string, sizes: readonly OfferedSize[]): OfferedSize[] =>
  sizes.filter(({ skuSimple }) => isReplacement(skuSimple, sku));

/** Whether there is a size to choose (ERR-50). */
export const hasReplacement = (sku: string, sizes: readonly OfferedSize[]): boolean =>
  replacementsOf(sku, sizes).some(({ stock }) => stock > 0);

/** The chosen articles that can still be exchanged (ERR-48). */
export function stillOffered(
  skus: readonly string[],
  items: readonly Pick<ExchangeItem, 'sku' | 'exchangeable'>[],
): string[] {
  const offered = new Set(exchangeable(items).map(({ sku }) => sku));
  return skus.filter((sku) => offered.has(sku));
}

/** The articles of an order that can be chosen (ERR-48). */
export const exchangeable = <Item extends Pick<ExchangeItem, 'exchangeable'>>(
  items: readonly Item[],
): Item[] => items.filter((item) => item.exchangeable);

/** The ways in which articles come back, in the order in which they are offered. */
const returnWayNames: readonly ReturnWay[] = ['home_pickup', 'branch_dropoff'];
