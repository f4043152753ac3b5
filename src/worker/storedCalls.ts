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

/** What a stored answer is for. */
export interface Subject {
  kind: StoredKind;
  /** The path of its screen, as its link has it; '' if it is part of several. */
  path: string;
  /** The phrase of a search. */
  q?: string;
}

const listBody = /\/catalog\/(?:category|search|static-page)(\/full)?$/;

/** A value of a text that others have written; undefined where it cannot be read. */
function read<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** The body of a list's call; an empty one for a call without. */
export const bodyOf = (body: string): Partial<CatalogueBody> =>
  read(() => JSON.parse(body) as Partial<CatalogueBody>) ?? {};

/** A call whose answers are stored. */
export interface StoredCall {
  kind: StoredKind;
  /** The shape in which the page expects the answer. */
  reply: GenericSchema;
}

/** The reply of the call for content of the content team, by its key; another one is left to the server. */
const content: Record<string, StoredCall> = {
  menu_pwa: { kind: 'menu', reply: getLegacySegmentTabs.reply },
  sizes_pwa: { kind: 'sizes', reply: getSizeTables.reply },
};

/** The calls that are read by GET, by the end of their path. */
const reads: [path: RegExp, call: StoredCall][] = [
  [/\/cms\/horizontal-menu$/, { kind: 'menu', reply: getSegmentTabs.reply }],
  [/\/menu$/, { kind: 'menu', reply: getMenu.reply }],
  [/\/menu\/$/, { kind: 'menu', reply: getLegacyMenu.reply }],
  [/\/catalog\/product-details$/, { kind: 'product', reply: getProduct.reply }],
  [/\/productdetail\/[^/]+$/, { kind: 'product', reply: getLegacyProduct.reply }],
];

/** What a call asks for, if its answer is stored; undefined for those that only the server answers (PWA-05, PWA-07). */
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

/** The path of the screen that a call of a kind is for. */
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

/** Whether a text names a token or a hash, as part of a URL, a form, a JSON body or a header (PWA-07). */
export const isPersonal = (text: string): boolean => personal.test(text);

/** The path under which the page knows the screen of a call. */
export const reportedPath = ({ path, q }: Subject): string =>
  path && storedSubject(q === undefined ? path : `${path}?q=${encodeURIComponent(q)}`);

/** A body without the visitor's id, which changes no answer (PWA-05). */
const withoutUser = (body: string) =>
  read(() => {
    const { userId: _user, ...rest } = JSON.parse(body) as Record<string, unknown>;
    return JSON.stringify(rest);
  }) ?? body;

/**
 * The address under which the answer to a call is stored: method, URL and body, and the headers of the shop's own, which
 * name the store; undefined for a call with a token or a hash.
 */
export function keyOf({ method, url, headers, body }: SentCall): string | undefined {
  const named = [...headers].map(([name, value]) => `${name}: ${value}`);
  if ([url, body, ...named].some(isPersonal)) return undefined;
  const own = named.filter((header) => header.startsWith('x-'));
  const key = new URL(url);
  key.hash = '';
  key.searchParams.set('stored-call', [method, ...own, withoutUser(body)].join('\n'));
  return key.href;
}
