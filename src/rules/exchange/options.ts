import { productSku } from '#rules/cart/cart.ts';
import type { ExchangeItem, ExchangeOptions, OfferedSize, Pickup, ReturnWay } from '#schemas/exchanges.ts';

/** Whether articles are exchanged for another size, or returned for their money (EXCH-03). */
export type ExchangeKind = 'change' | 'return';

/** The reasons to choose from: those of a known kind. */
export const reasonsOf = ({ changeReasons }: Pick<ExchangeOptions, 'changeReasons'>) =>
  changeReasons.filter(
    ({ id, label, kind }) => id !== '' && label !== '' && (kind === 'change' || kind === 'return'),
  );

/** The kind of a chosen reason; undefined if it is not offered. */
export const kindOf = (
  reason: string,
  options: Pick<ExchangeOptions, 'changeReasons'>,
): ExchangeKind | undefined =>
  reasonsOf(options).find(({ id }) => id === reason)?.kind as ExchangeKind | undefined;

/** The methods of a kind: replacements for a change, refunds for a return (EXCH-03). */
export const methodsOf = (
  kind: ExchangeKind,
  { replacementMethods, refundMethods }: Pick<ExchangeOptions, 'replacementMethods' | 'refundMethods'>,
) => (kind === 'change' ? replacementMethods.map((each) => ({ ...each, bank_data: false })) : refundMethods);

/** The chosen method if it is offered, else the only one. */
export function methodOf(
  chosen: string,
  kind: ExchangeKind,
  options: Pick<ExchangeOptions, 'replacementMethods' | 'refundMethods'>,
) {
  const methods = methodsOf(kind, options);
  return methods.find(({ id }) => id === chosen) ?? (methods.length === 1 ? methods[0] : undefined);
}

/** The ways of return that at least one carrier offers (EXCH-03). */
export const waysOf = ({
  enabledExchangeTmsCarriers: carriers,
}: Pick<ExchangeOptions, 'enabledExchangeTmsCarriers'>): ReturnWay[] =>
  returnWayNames.filter((way) => carriers.some(({ return_ways }) => return_ways.includes(way)));

/** The pickups of carriers that offer home pickup. */
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

/** The sizes offered for an article, also sold-out ones. */
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

/** The ways of return in display order. */
const returnWayNames: readonly ReturnWay[] = ['home_pickup', 'branch_dropoff'];
