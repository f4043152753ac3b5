import type { Ports } from '#api/transport/ports.ts';
import type { VisitorClass } from '#rules/session/startDecision.ts';
import type { NavigationType, Promotion } from '#rules/tracking/lists.ts';
import { trackedCategories, trackedPrice } from '#rules/tracking/pageView.ts';
import type { TrackedPerson } from '#rules/tracking/person.ts';
import type { AddSource, CartItem } from '#schemas/cart.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import type { BeaconEvent } from '#schemas/tracking.ts';
import type { Store } from '#store/store.ts';
import type { Past } from './storeSince.ts';

/** The visitor in an event: a customer, the client of the analytics cookie, or a random id (TRACK-01, TRACK-04, TRACK-06). */
export type TrackedVisitor = { visitorClass: VisitorClass } & (
  | TrackedPerson
  | { clientId: string }
  | { visitorId: string }
);

/** A product in an event of the data layer. */
export interface TrackedProduct {
  id: string;
  name: string;
  brand: string;
  price: number;
  /** Up to four levels and the shipping (TRACK-35); left out where the shop does not know them. */
  category?: string;
  /** In its list, from 1 (TRACK-29). */
  position?: number;
  description?: string;
  quantity?: number;
  size?: string;
}

export type ListName = 'categoria' | 'busqueda' | 'recomendados';

/** The events of the data layer, by name (TRACK-21 to TRACK-26). */
export type DataLayerEvent =
  | { event: 'pageview'; page: string; visitor: TrackedVisitor }
  | { event: 'navigation'; navigationType: NavigationType; page: string; results: number }
  | { event: 'promotionImpression'; promotions: Promotion[] }
  | { event: 'promotionClick'; promotion: Promotion }
  | { event: 'productDetail'; product: TrackedProduct }
  | { event: 'productImpression'; list: ListName; products: TrackedProduct[] }
  | { event: 'productClick'; list: ListName; product: TrackedProduct }
  | { event: 'addToCart'; product: TrackedProduct; source?: AddSource }
  | { event: 'falha no login' | 'falha no cadastro'; cause: string };

/** An event that was sent to the data layer of the page, or to the tracking host. */
export type SentEvent = { to: 'dataLayer'; event: DataLayerEvent } | { to: 'beacon'; event: BeaconEvent };

/** What tracking needs from outside; `app` passes it in. */
export interface TrackingPorts extends Pick<
  Ports,
  'hosts' | 'origin' | 'cookies' | 'setCookie' | 'clock' | 'random' | 'tab' | 'storage'
> {
  store: Store;
  /** The actions from before this code was loaded. */
  past?: Past;
  /** Sent with each beacon; only mock builds have any. */
  headers: Readonly<Record<string, string>>;
  /** Identifies the shop to the tracking host (COUNTRY-21). */
  beaconKey: string;
  /** Whether the backend is the mock, where no analytics product sets its cookie (TRACK-40). */
  mock: boolean;
  window: Pick<Window, 'document' | 'fetch'> & {
    navigator: Pick<Navigator, 'userAgent'>;
    dataLayer?: unknown[];
  };
  /** Called with each sent event, for the events view of mock builds. */
  notify?: (sent: SentEvent) => void;
  /** Ends tracking. */
  signal: AbortSignal;
}

/** A product as lists, shelves and pages have it. */
type Known = Pick<ListedProduct, 'sku' | 'productName' | 'brand' | 'price' | 'specialprice'> &
  Partial<Pick<ListedProduct, 'categories' | 'freeShipping'>>;

/** A product as events name it. */
export const trackedProduct = (
  { sku: id, productName: name, brand, categories, freeShipping = false, ...prices }: Known,
  more: Pick<TrackedProduct, 'position' | 'description'> = {},
): TrackedProduct => ({
  id,
  name,
  brand,
  price: trackedPrice(prices),
  ...(categories && { category: trackedCategories(categories, freeShipping) }),
  ...more,
});

/** A line of the cart as events name it. */
export const trackedLine = (line: CartItem): TrackedProduct => ({
  id: line.sku,
  name: line.name,
  brand: line.brand_name,
  price: trackedPrice({ price: line.price, specialprice: line.special_price }),
  category: trackedCategories(line.categories.split('|').filter(Boolean), line.freeshipping),
  quantity: line.quantity,
  size: line.size,
});
