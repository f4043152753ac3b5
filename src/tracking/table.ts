import type { signInApi } from '#api/customer.ts';
import { inBatches, navigationType } from '#rules/tracking/lists.ts';
import { trackedDescription } from '#rules/tracking/pageView.ts';
import { selectAddSource, selectAdding, selectCart } from '#store/cart.ts';
import type { RootState } from '#store/store.ts';
import { isCartFulfilled, isCartPending, isRejected } from '#store/matchers.ts';
import { registrationFailed } from '#store/session/formEvents.ts';
import {
  type DataLayerEvent,
  type ListName,
  trackedLine,
  trackedProduct,
  type TrackedVisitor,
} from './events.ts';
import {
  type ListedSight,
  pageShown,
  pageVisited,
  productPressed,
  productsSeen,
  promotionPressed,
  promotionsShown,
} from './signals.ts';

/** The input of the table besides the action. */
export interface Facts {
  getState: () => RootState;
  /** The current visitor. */
  visitor: () => Promise<TrackedVisitor>;
}

type Events = readonly (DataLayerEvent | Promise<DataLayerEvent>)[];

interface Row {
  matches: (action: unknown) => boolean;
  events: (action: never, facts: Facts) => Events;
}

/** A row of the table: the events of an action that matches. */
const row = <Action>(
  matches: (action: unknown) => action is Action,
  events: (action: Action, facts: Facts) => Events,
): Row => ({ matches, events });

type SignIns = Pick<typeof signInApi.endpoints, 'login' | 'socialLogin'>;

const isSignInRejected = isRejected<SignIns>({ login: true, socialLogin: true });

/** A failure by its code only, because the message of a server may name the customer. */
const failure = (
  event: 'falha no login' | 'falha no cadastro',
  payload: { code: string } | undefined,
): Events => (payload === undefined ? [] : [{ event, cause: payload.code }]);

/** Products of several lists by list, in batches (TRACK-28). */
function impressions(seen: readonly ListedSight[]): Events {
  const names = [...new Set(seen.map(({ list }) => list))];
  const event = (list: ListName): Events =>
    inBatches(seen.filter((each) => each.list === list)).map((batch) => ({
      event: 'productImpression',
      list,
      products: batch.map(({ product }) => product),
    }));
  return names.flatMap(event);
}

/** The table from actions and signals to events of the data layer (TRACK-21 to TRACK-26). */
export function makeTable(): readonly Row[] {
  /** The items in the cart before the pending call. */
  let before: string[] = [];
  const itemsIn = (state: RootState) => selectCart(state)?.items.map(({ id }) => id) ?? [];

  return [
    row(pageVisited.match, ({ payload: { page } }, { visitor }) => [
      visitor().then((who): DataLayerEvent => ({ event: 'pageview', page, visitor: who })),
    ]),
    row(pageShown.match, ({ payload: { visit, content } }) => {
      if (content.kind === 'product') {
        const description = trackedDescription(content.product.description);
        return [{ event: 'productDetail', product: trackedProduct(content.product, { description }) }];
      }
      if (content.kind !== 'list') return [];
      const { total: results } = content.list;
      return [
        { event: 'navigation', navigationType: navigationType(content.list), page: visit.page, results },
      ];
    }),
    row(promotionsShown.match, ({ payload: promotions }) => [{ event: 'promotionImpression', promotions }]),
    row(promotionPressed.match, ({ payload: promotion }) => [{ event: 'promotionClick', promotion }]),
    row(productsSeen.match, ({ payload }) => impressions(payload)),
    row(productPressed.match, ({ payload }) => [{ event: 'productClick', ...payload }]),
    row(isCartPending, (_action, { getState }) => {
      before = itemsIn(getState());
      return [];
    }),
    row(isCartFulfilled, ({ meta: { arg }, payload }, { getState }) => {
      const { endpointName, originalArgs } = arg;
      const isAdd = endpointName === 'addToCart' || endpointName === 'createCart';
      if (!isAdd) return [];
      const added = endpointName === 'addToCart' ? originalArgs.item : selectAdding(getState());
      const line = payload.cart.items.find(({ id }) => id === added);
      // A new quantity of an item in the cart is no add, nor is a recreated cart.
      if (line === undefined || before.includes(line.id)) return [];
      const source = selectAddSource(getState());
      return [{ event: 'addToCart', product: trackedLine(line), ...(source && { source }) }];
    }),
    row(isSignInRejected, ({ payload }) => failure('falha no login', payload)),
    row(registrationFailed.match, ({ payload }) => failure('falha no cadastro', payload)),
  ];
}

/** Returns the events of an action by a table. */
export const eventsOf = (table: readonly Row[], action: unknown, facts: Facts): Events =>
  table.flatMap(({ matches, events }) => (matches(action) ? events(action as never, facts) : []));
