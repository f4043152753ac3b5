import { createAction } from '@reduxjs/toolkit';
import type { Promotion } from '#rules/tracking/lists.ts';
import type { ListName, TrackedProduct } from './events.ts';
import type { PageContent } from './pageContent.ts';

/** A page that a visitor has come to. */
export interface Visit {
  /** Path and query. */
  url: string;
  /** The same, as tracking may know it. */
  page: string;
  /** Absolute. */
  address: string;
  /** The address before it in the shop, else that which led to the shop. */
  referrer: string;
  /** Is aborted when the page is left. */
  signal: AbortSignal;
}

/** A product in a list, as it was seen or pressed. */
export interface ListedSight {
  list: ListName;
  product: TrackedProduct;
}

// What is observed beside the store. Nothing of it is dispatched: it is read by the table alone, as actions are.

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
