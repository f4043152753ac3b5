import type { Ports } from '#api/transport/ports.ts';
import type { VisitorClass } from '#rules/session/startDecision.ts';
import type { NavigationType, Promotion } from '#rules/tracking/lists.ts';
import type { TrackedPerson } from '#rules/tracking/person.ts';
import type { AddSource } from '#schemas/cart.ts';
import type { BeaconEvent } from '#schemas/tracking.ts';
import type { Store } from '#store/makeStore.ts';
import type { Past } from './storeSince.ts';
import type { TrackedProduct } from './trackedProduct.ts';

/** Who visits, in an event: a customer, the client of the analytics cookie, or a random id (TRACK-01, TRACK-04, TRACK-06). */
export type TrackedVisitor = { visitorClass: VisitorClass } & (
  | TrackedPerson
  | { clientId: string }
  | { visitorId: string }
);

/** A list in which products are shown. */
export type ListName = 'categoria' | 'busqueda' | 'recomendados';

/** What is pushed to the data layer, by the name of the event (TRACK-21 to TRACK-26). */
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

/** What tracking has told somebody: the data layer of the page, or the tracking host. */
export type Told = { to: 'dataLayer'; event: DataLayerEvent } | { to: 'beacon'; event: BeaconEvent };

/** What tracking needs of the outside; `app` hands it in. */
export interface TrackingPorts extends Pick<
  Ports,
  'hosts' | 'origin' | 'cookies' | 'setCookie' | 'clock' | 'random' | 'tab' | 'storage'
> {
  store: Store;
  /** What has happened before this code was loaded. */
  past?: Past;
  /** Sent with each beacon; only mock builds have any. */
  headers: Readonly<Record<string, string>>;
  /** Identifies the shop to the tracking host (COUNTRY-21). */
  beaconKey: string;
  /** Whether the mock backend answers, where no analytics product sets its cookie (TRACK-40). */
  mock: boolean;
  window: Pick<Window, 'document' | 'fetch'> & {
    navigator: Pick<Navigator, 'userAgent'>;
    dataLayer?: unknown[];
  };
  /** Is told what was told to others: for the debug view of mock builds. */
  notify?: (told: Told) => void;
  /** Ends it. */
  signal: AbortSignal;
}
