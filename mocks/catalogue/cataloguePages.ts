import type { Category } from '#fixtures/world/departments.ts';
import { type PageDecoration, pageDecoration, pages } from '#fixtures/pages.ts';
import type { CatalogueBody, CatalogueKind } from '#schemas/catalogue.ts';
import type { Crumb } from '#schemas/listing.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { correctedPhrase, normalizeText } from '#mocks/search/spelling.ts';

/** A page of the catalogue before filtering. */
export interface Page extends PageDecoration {
  title: string;
  description: string;
  breadcrumbs: Crumb[];
  html?: string | undefined;
  /** The corrected spelling that found the products (FIND-05). */
  correctedTerm?: string;
  /** The numbers of its products. */
  from: readonly number[];
}

const folder = (path: string) =>
  `/${path
    .split('/')
    .filter((part) => part !== '')
    .join('/')}/`.replace('//', '/');

const numbersWhere = ({ world }: CatalogueIndex, is: (number: number) => boolean) =>
  world.products.flatMap((_, number) => (is(number) ? [number] : []));

/** The categories from the root to the one of a path; empty if there is none. */
function wayTo(url: string, tree: readonly Category[]): Category[] {
  for (const category of tree) {
    if (category.url === url) return [category];
    const rest = wayTo(url, category.children);
    if (rest.length > 0) return [category, ...rest];
  }
  return [];
}

function categoryPage(path: string, index: CatalogueIndex): Page | undefined {
  const { categories, products } = index.world;
  const way = wayTo(path, categories);
  const [top, last] = [way[0], way.at(-1)];
  if (top === undefined || last === undefined) return undefined;
  const title = last === top ? top.label : `${last.label} de ${top.label.toLowerCase()}`;
  return {
    title,
    description: `${title} con envío a todo el país.`,
    breadcrumbs: way.map(({ label, url }) => ({ label, url })),
    from: numbersWhere(index, (number) =>
      (products[number]?.categoryUrls ?? []).some((url) => url.startsWith(path)),
    ),
    ...pageDecoration[last.id],
  };
}

const stopWords = new Set(['de', 'del', 'para', 'con', 'el', 'la', 'los', 'las', 'y']);

/** Finds the products in which each search word begins a word of the name, brand or categories. */
function numbersFor(q: string, index: CatalogueIndex) {
  const terms = normalizeText(q)
    .split('-')
    .filter((word) => word !== '' && !stopWords.has(word));
  const found = (number: number) => terms.every((word) => index.words[number]?.includes(` ${word}`));
  return terms.length === 0 ? [] : numbersWhere(index, found);
}

/** The products found as typed, or if there are none with its corrected spelling (FIND-05). */
function searchPage(q: string, index: CatalogueIndex): Page | undefined {
  const pageFor = (term: string): Page => ({
    title: term,
    description: `Resultados de "${term}".`,
    breadcrumbs: [],
    from: numbersFor(term, index),
  });
  const asTyped = pageFor(q);
  if (asTyped.from.length > 0) return asTyped;
  const correctedTerm = correctedPhrase(q, index.world.products);
  const page = correctedTerm === undefined ? asTyped : { ...pageFor(correctedTerm), correctedTerm };
  return page.from.length === 0 ? undefined : page;
}

function writtenPage(path: string, index: CatalogueIndex): Page | undefined {
  const { brands, products } = index.world;
  const brand = brands.find(({ slug }) => path === `/${slug}/`);
  if (brand !== undefined) {
    return {
      title: brand.name,
      description: `Todo lo de ${brand.name}.`,
      breadcrumbs: [
        { label: 'Marcas', url: '/brands' },
        { label: brand.name, url: path },
      ],
      from: numbersWhere(index, (number) => products[number]?.brand === brand.slug),
    };
  }
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (page === undefined) return undefined;
  const { shows, ...written } = page;
  return {
    ...written,
    breadcrumbs: [
      { label: 'Inicio', url: '/' },
      { label: page.title, url: path },
    ],
    from:
      shows === undefined
        ? []
        : numbersWhere(index, (number) => products[number] !== undefined && shows(products[number])),
  };
}

const known = new WeakMap<CatalogueIndex, Map<string, Page>>();

/** The requested page, undefined if there is none; pages of paths are cached. */
export function cataloguePage(
  kind: CatalogueKind,
  { path, q = '' }: Pick<CatalogueBody, 'path' | 'q'>,
  index: CatalogueIndex,
): Page | undefined {
  if (kind === 'search') return searchPage(q, index);
  const pagesOf = known.get(index) ?? new Map<string, Page>();
  known.set(index, pagesOf);
  const url = folder(path);
  const key = `${kind} ${url}`;
  const page = pagesOf.get(key) ?? (kind === 'category' ? categoryPage : writtenPage)(url, index);
  if (page !== undefined) pagesOf.set(key, page);
  return page;
}
