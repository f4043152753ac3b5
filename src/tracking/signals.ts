import { createAction } from '@reduxjs/toolkit';
import type { Promotion } from '#rules/tracking/lists.ts';
import type { ListName, TrackedProduct } from './events.ts';
import type { PageContent } from './pageContent.ts';

/** A page that the visitor has opened. */
export interface Visit {
  /** Path and query. */
  url: string;
  /** The same without private parts. */
  page: string;
  /** Absolute. */
  address: string;
  /** The previous address in the shop, or the page that led to the shop. */
  referrer: string;
  /** Aborted when the page is left. */
  signal: AbortSignal;
}

/** A product in a list, as it was seen or pressed. */
export interface ListedSight {
  list: ListName;
  product: TrackedProduct;
}

// Observed outside of the store. The table reads these like actions; they are never dispatched.

/** A page is opened (TRACK-10). */
export const pageVisited = createAction<Visit>('tracking/pageVisited');

/** What the page shows is known. */
export const pageShown = createAction<{ visit: Visit; content: PageContent }>('tracking/pageShown');

/** Home has banners (TRACK-30). */
export const promotionsShown = createAction<Promotion[]>('tracking/promotionsShown');

export const promotionPressed = createAction<Promotion>('tracking/promotionPressed');

/** Products of one list came into view. */
export const productsSeen = createAction<ListedSight[]>('tracking/productsSeen');

export const productPressed = createAction<ListedSight>('tracking/productPressed');
