import { poll } from '#lib/poll.ts';
import { positionOf, type Promotion, promotionsOf } from '#rules/tracking/lists.ts';
import type { ListedProduct } from '#schemas/listing.ts';
import type { RecommendedProduct } from '#schemas/recommendations.ts';
import { cachedCalls, cachedHome } from '#store/cache.ts';
import type { RootState } from '#store/store.ts';
import { listAt } from './pageContent.ts';
import { trackedProduct } from './events.ts';
import { type ListedSight, promotionsShown } from './signals.ts';

/** The position of a product in a list of several pages, from 1 (TRACK-29). */
function positionIn(pages: Readonly<Record<number, string[]>>, sku: string): number | undefined {
  for (const [page, skus] of Object.entries(pages)) {
    const index = skus.indexOf(sku);
    if (index !== -1) return positionOf(Number(page), index);
  }
  return undefined;
}

const sight = (
  list: ListedSight['list'],
  product: ListedProduct | RecommendedProduct,
  position?: number,
): ListedSight => ({ list, product: trackedProduct(product, position === undefined ? {} : { position }) });

/** Returns the product of a link on the page of a URL: a product of its list, or a recommended one. */
export function productAt(state: RootState, url: string, path: string): ListedSight | undefined {
  const list = listAt(state, url);
  const listed = list?.products.find((product) => product.url === path);
  if (list && listed)
    return sight(list.search ? 'busqueda' : 'categoria', listed, positionIn(list.pages, listed.sku));
  for (const { data } of cachedCalls(state, 'getRecommendations')) {
    const products = data as RecommendedProduct[];
    const index = products.findIndex((product) => product.url === path);
    const found = products[index];
    if (found) return sight('recomendados', found, index + 1);
  }
  return undefined;
}

/** The promotions of home, once it has loaded (TRACK-30). */
function promotionsIn(state: RootState): ReturnType<typeof promotionsOf> {
  const home = cachedHome(state);
  return home ? promotionsOf(home) : [];
}

/** The promotion of a link, which has the name of the banner in its text, and ends like its address. */
export function promotionOf(
  state: RootState,
  { text, path }: { text: string; path: string },
): Promotion | undefined {
  const named = promotionsIn(state).filter(({ link }) => text.includes(link.name));
  const leadsThere = ({ link }: (typeof named)[number]) =>
    [link.desktop_url, link.api_url].some((address) => address?.split('?')[0]?.endsWith(path));
  return (named.find(leadsThere) ?? named[0])?.promotion;
}

/** Interval in ms of the polling for banners (TRACK-30). */
const every = 1000;

interface Watched {
  getState: () => RootState;
  /** Aborted when home is left. */
  signal: AbortSignal;
  feed: (signal: unknown) => void;
}

/** Reports the banners of home once they are shown (TRACK-30). */
export function watchBanners({ getState, signal, feed }: Watched): void {
  const check = () => {
    const promotions = promotionsIn(getState()).map(({ promotion }) => promotion);
    if (promotions.length > 0) feed(promotionsShown(promotions));
    return promotions.length > 0;
  };
  poll(check, { every, signal });
}
