import type { GenericSchema } from 'valibot';
import { storedSubject } from '#rules/start/offline.ts';
import { type CatalogueBody, getCataloguePage, getFullCataloguePage } from '#schemas/catalogue.ts';
import { getHome } from '#schemas/home.ts';
import { getLegacyMenu, getLegacySegmentTabs } from '#schemas/legacyMenu.ts';
import { getLegacyCataloguePage, getLegacyProduct } from '#schemas/legacyProducts.ts';
import { getMenu, getSegmentTabs } from '#schemas/menu.ts';
import { getProduct } from '#schemas/product.ts';
import { getSizeTables } from '#schemas/sizeTables.ts';
import type { StoredKind } from '#schemas/workerMessages.ts';

/** A call as the worker sees it. */
export interface SentCall {
  method: string;
  url: string;
  headers: Headers;
  /** '' for none. */
  body: string;
}

/** The screen that a stored answer belongs to. */
export interface Subject {
  kind: StoredKind;
  /** The path, as in links; '' for an answer of several screens. */
  path: string;
  /** The search phrase. */
  q?: string;
}

const listBody = /\/catalog\/(?:category|search|static-page)(\/full)?$/;

/** The value of a text that others have written, such as an answer that was cut short; undefined if it cannot be read. */
export function read<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** The parsed body of a list's call; empty if it has none. */
export const bodyOf = (body: string): Partial<CatalogueBody> =>
  read(() => JSON.parse(body) as Partial<CatalogueBody>) ?? {};

export interface StoredCall {
  kind: StoredKind;
  /** The shape that the page expects. */
  reply: GenericSchema;
}

/** The stored calls for content of the content team, by key. */
const content: Record<string, StoredCall> = {
  menu_pwa: { kind: 'menu', reply: getLegacySegmentTabs.reply },
  sizes_pwa: { kind: 'sizes', reply: getSizeTables.reply },
};

/** Stored GET calls by the end of their path. */
const reads: [path: RegExp, call: StoredCall][] = [
  [/\/cms\/horizontal-menu$/, { kind: 'menu', reply: getSegmentTabs.reply }],
  [/\/menu$/, { kind: 'menu', reply: getMenu.reply }],
  [/\/menu\/$/, { kind: 'menu', reply: getLegacyMenu.reply }],
  [/\/catalog\/product-details$/, { kind: 'product', reply: getProduct.reply }],
  [/\/productdetail\/[^/]+$/, { kind: 'product', reply: getLegacyProduct.reply }],
];

/** The stored call that a request is; undefined if only the server answers it (PWA-05, PWA-07). */
export function storedCallOf(method: string, url: string): StoredCall | undefined {
  const { pathname, searchParams } = new URL(url);
  const key = searchParams.get('key');
  if (method === 'POST') {
    const [isList, full] = listBody.exec(pathname) ?? [];
    if (isList === undefined) return undefined;
    return { kind: 'list', reply: (full ? getFullCataloguePage : getCataloguePage).reply };
  }
  if (method !== 'GET') return undefined;
  if (pathname.endsWith('/home/') && key !== null) return { kind: 'home', reply: getHome.reply };
  if (pathname.endsWith('/menu/getstatic')) return content[key ?? ''];
  const isLegacyList = searchParams.get('details') === 'false' && searchParams.has('maxitems');
  return (
    reads.find(([path]) => path.test(pathname))?.[1] ??
    (isLegacyList ? { kind: 'list', reply: getLegacyCataloguePage.reply } : undefined)
  );
}

/** The screen that a call of a kind belongs to. */
export function subjectOf(kind: StoredKind, { url, body }: Pick<SentCall, 'url' | 'body'>): Subject {
  const { pathname, searchParams } = new URL(url);
  const paths: Record<StoredKind, () => string> = {
    home: () => '/',
    menu: () => (/\/menu\/?$/.test(pathname) ? '/menu' : ''),
    sizes: () => '/sizes/contentTable',
    product: () =>
      searchParams.get('path') ?? `/${read(() => decodeURIComponent(pathname.replace(/.*\//, '')))}.html`,
    list: () => bodyOf(body).path ?? pathname.replace(/^\/api(?=\/)/, ''),
  };
  const q = kind === 'list' ? (bodyOf(body).q ?? searchParams.get('q')) : undefined;
  return { kind, path: paths[kind](), ...(q && { q }) };
}

const personal = /(?:token|hash|authorization)[\w-]*"?\s*[=:]/i;

/** Whether a URL, form, JSON body or header contains a token or a hash (PWA-07). */
export const isPersonal = (text: string): boolean => personal.test(text);

/** The path by which the page identifies the screen of a call. */
export const reportedPath = ({ path, q }: Subject): string =>
  path && storedSubject(q === undefined ? path : `${path}?q=${encodeURIComponent(q)}`);

/** A body without the visitor's id, which changes no answer (PWA-05). */
const withoutUser = (body: string) =>
  read(() => {
    const { userId: _user, ...rest } = JSON.parse(body) as Record<string, unknown>;
    return JSON.stringify(rest);
  }) ?? body;

/** The cache key of a call: method, URL, body and the shop's own headers; undefined with a token or a hash. */
export function keyOf({ method, url, headers, body }: SentCall): string | undefined {
  const named = [...headers].map(([name, value]) => `${name}: ${value}`);
  if ([url, body, ...named].some(isPersonal)) return undefined;
  const own = named.filter((header) => header.startsWith('x-'));
  const key = new URL(url);
  key.hash = '';
  key.searchParams.set('stored-call', [method, ...own, withoutUser(body)].join('\n'));
  return key.href;
}
