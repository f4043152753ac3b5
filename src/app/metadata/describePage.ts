import type { DeferredStart } from '#app/start/makeShop.ts';
import type { Shop } from '#flows/shop.ts';
import { catalogueError, notFound } from '#rules/catalogue/listPage.ts';
import {
  headOf,
  isListed,
  type ListFacts,
  type PageFacts,
  type PageHead,
  plainList,
} from '#rules/metadata/pageHead.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { CatalogueEntry } from '#schemas/catalogue.ts';
import type { Home } from '#schemas/home.ts';
import type { Product } from '#schemas/product.ts';
import { cachedHome, cachedProduct } from '#store/cache.ts';
import type { StoredEntry } from '#store/catalogue.ts';
import { selectVisited } from '#store/lastUrl.ts';
import type { RootState } from '#store/store.ts';
import { whenIdle } from '#ui/timing/moments.ts';

type Start = Pick<DeferredStart, 'store' | 'shop' | 'signal'>;

const descriptionOf = (page: Document) =>
  page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';

/**
 * Updates canonical address, Open Graph and JSON-LD to the page in view (REACH-05) when the browser is idle: search
 * engines wait for them, shoppers never do. The screens set title and description.
 */
export function describePage({ store, shop, signal }: Start, page: Document): void {
  let shown: { url: string; data: PageData } | undefined;
  let cancel: (() => void) | undefined;

  const look = () => {
    const url = selectVisited(store.getState()).at(-1) ?? '/';
    return { url, data: pageData(store.getState(), url) };
  };
  const write = () => {
    cancel = undefined;
    shown = look();
    const texts = { title: page.title, description: descriptionOf(page) };
    showHead(page, headOf(factsOf(shown.data, shown.url, shop, texts)));
  };
  const schedule = () => {
    cancel ??= whenIdle(write);
  };
  const compare = () => {
    const { url, data } = look();
    if (url !== shown?.url || data.content !== shown.data.content) schedule();
  };

  const observer = new MutationObserver(schedule);
  observer.observe(page.head, { childList: true, subtree: true, characterData: true, attributes: true });
  const unsubscribe = store.subscribe(compare);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    unsubscribe();
    cancel?.();
  });
  schedule();
}

/** The data of the page in view: a cached reply, or a stored list. The content is undefined until it has loaded. */
export type PageData =
  | { kind: 'home'; content: Home | undefined }
  | { kind: 'product'; content: Product | null | undefined }
  | { kind: 'list'; content: StoredEntry | undefined }
  | { kind: 'other'; content?: undefined };

/** Returns the data that the store has for the page at an address. */
export function pageData(state: RootState, url: string): PageData {
  const { id } = routeOf(url);
  if (id === 'home') return { kind: 'home', content: cachedHome(state) };
  if (id === 'product') return { kind: 'product', content: cachedProduct(state, url) };
  if (!isListed(url)) return { kind: 'other' };
  // Only the canonical list has data here: without filters and in the default order.
  const entry = state.catalogue?.entries[plainList(url).path];
  return { kind: 'list', content: entry?.sorting === undefined ? entry : undefined };
}

/** The loaded products of the page of a list that an address names. */
function listFacts(entry: CatalogueEntry, { page }: { page: number }): ListFacts {
  const skus = new Set(entry.pages[page] ?? []);
  return {
    products: entry.products.filter(({ sku }) => skus.has(sku)),
    breadcrumb: entry.details?.breadcrumb ?? [],
    before: (page - 1) * entry.itemsPerPage,
  };
}

/** The facts of the page in view for search engines; title and description come from the document. */
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

type Wanted = readonly [
  selector: string,
  tag: 'link' | 'meta',
  name: string,
  value: string,
  content: string | undefined,
];

/**
 * Sets the content of an element of the head and creates the element if needed; without content the element is removed.
 * An element with that content is not touched, because each change notifies the shop.
 */
function put(page: Document, [selector, tag, name, value, content]: Wanted) {
  const found = page.head.querySelector(selector);
  const attribute = tag === 'link' ? 'href' : 'content';
  if (content === undefined) return found?.remove();
  if (found?.getAttribute(attribute) === content) return undefined;
  const target = found ?? page.head.appendChild(page.createElement(tag));
  target.setAttribute(name, value);
  target.setAttribute(attribute, content);
  return undefined;
}

/** Writes the metadata of a page into its document (REACH-05); elements that are up to date are not touched. */
export function showHead(page: Document, { canonical, properties, data }: PageHead): void {
  const robots = canonical === undefined ? 'noindex' : undefined;
  put(page, ['link[rel="canonical"]', 'link', 'rel', 'canonical', canonical]);
  put(page, ['meta[name="robots"]', 'meta', 'name', 'robots', robots]);
  for (const [property, content] of properties)
    put(page, [`meta[property="${property}"]`, 'meta', 'property', property, content]);
  const json = 'script[type="application/ld+json"]';
  // A page that a server has filled has this block at the end of its body.
  const known = page.querySelector(json);
  if (known?.textContent === data) return;
  known?.remove();
  if (data === '') return;
  const script = page.createElement('script');
  script.type = 'application/ld+json';
  script.text = jsonText(data);
  page.head.append(script);
}

// A browser that enforces Trusted Types checks a data block like a script. This policy accepts only JSON, which would do
// nothing as a script.
const policy = globalThis.trustedTypes?.createPolicy('page-data', {
  createScript: (text: string) => JSON.stringify(JSON.parse(text)),
});

/** JSON as the text of a `<script>`; where Trusted Types are enforced it throws for any other text. */
const jsonText = (json: string): string => policy?.createScript(json) ?? json;
