import type { NavigationType, Promotion } from '#rules/tracking/lists.ts';
import type { TrackedPerson } from '#rules/tracking/person.ts';
import type { VisitorClass } from '#rules/session/visitorClass.ts';
import type { AddSource } from '#schemas/cart.ts';
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
