import type { Shop } from '#flows/shop.ts';
import { catalogueError, notFound } from '#rules/catalogue/listPage.ts';
import { isListed, type ListFacts, type PageFacts, plainList } from '#rules/metadata/pageHead.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { CatalogueEntry } from '#schemas/catalogue.ts';
import type { Home } from '#schemas/home.ts';
import type { Product } from '#schemas/product.ts';
import { heldHome, heldProduct } from '#store/answers.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import type { RootState } from '#store/makeStore.ts';

/** What the shop has of the page in view: an answer, or a stored list. The content is undefined until it has loaded. */
export type PageData =
  | { kind: 'home'; content: Home | undefined }
  | { kind: 'product'; content: Product | null | undefined }
  | { kind: 'list'; content: StoredEntry | undefined }
  | { kind: 'other'; content?: undefined };

/** What the store has of the page at an address. */
export function pageData(state: RootState, url: string): PageData {
  const { id } = routeOf(url);
  if (id === 'home') return { kind: 'home', content: heldHome(state) };
  if (id === 'product') return { kind: 'product', content: heldProduct(state, url) };
  if (!isListed(url)) return { kind: 'other' };
  // The canonical page has no filters and the default order: a list with others has no data of its own.
  const entry = state.catalogue?.entries[plainList(url).path];
  return { kind: 'list', content: entry?.sorting === undefined ? entry : undefined };
}

/** The products of the page of a list that an address names, of all that have been loaded. */
function listFacts(entry: CatalogueEntry, { page }: { page: number }): ListFacts {
  const skus = new Set(entry.pages[page] ?? []);
  return {
    products: entry.products.filter(({ sku }) => skus.has(sku)),
    breadcrumb: entry.details?.breadcrumb ?? [],
    before: (page - 1) * entry.itemsPerPage,
  };
}

/** What search engines are told of the page in view, whose title and description are in the document. */
export function factsOf(
  data: PageData,
  url: string,
  { origin, country }: Pick<Shop, 'origin' | 'country'>,
  { title, description }: Pick<PageFacts, 'title' | 'description'>,
): PageFacts {
  const facts = { url, origin, country, title, description };
  if (data.content === null) return { ...facts, isMissing: true };
  if (data.content === undefined) return facts;
  if (data.kind === 'home') return { ...facts, isHome: true, picture: data.content.main[0]?.image_url };
  if (data.kind === 'product') return { ...facts, product: data.content };
  const { pages, opening, problems } = data.content;
  const list = listFacts(data.content, plainList(url));
  // While it opens, another kind of page may still be found at its address (CAT-53).
  const isUnknown = !opening && catalogueError(data.content, problems.getCataloguePage) === notFound;
  const isMissing = list.products.length === 0 && (isUnknown || Object.keys(pages).length > 0);
  return { ...facts, list, isMissing };
}
