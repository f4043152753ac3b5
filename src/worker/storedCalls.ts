import { storedSubject } from '#rules/navigation/storedSubject.ts';
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
}

const listBody = /\/catalog\/(?:category|search|static-page)(?:\/full)?$/;

/** A value of a text that others have written; undefined where it cannot be read. */
function read<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** The path in the body of a list's call; undefined in a body that has none. */
const pathIn = (body: string) => read(() => (JSON.parse(body) as { path?: string }).path);

/** The kind of answer that a call asks for; undefined for those that only the server answers (PWA-05, PWA-07). */
export function kindOf(method: string, url: string): StoredKind | undefined {
  const { pathname, searchParams } = new URL(url);
  if (method === 'POST') return listBody.test(pathname) ? 'list' : undefined;
  if (method !== 'GET') return undefined;
  if (pathname.endsWith('/home/') && searchParams.has('key')) return 'home';
  if (/\/(?:menu\/?|cms\/horizontal-menu)$/.test(pathname)) return 'menu';
  if (pathname.endsWith('/menu/getstatic'))
    return { menu_pwa: 'menu' as const, sizes_pwa: 'sizes' as const }[searchParams.get('key') ?? ''];
  if (/\/catalog\/product-details$|\/productdetail\/[^/]+$/.test(pathname)) return 'product';
  return searchParams.get('details') === 'false' && searchParams.has('maxitems') ? 'list' : undefined;
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
    list: () => pathIn(body) ?? pathname.replace(/^\/api(?=\/)/, ''),
  };
  return { kind, path: paths[kind]() };
}

const personal = /(?:token|hash|authorization)[\w-]*"?\s*[=:]/i;

/** Whether a text names a token or a hash, as part of a URL, a form, a JSON body or a header (PWA-07). */
export const isPersonal = (text: string): boolean => personal.test(text);

/** The path under which the page knows the screen of a call. */
export const reportedPath = ({ path }: Subject): string => path && storedSubject(path);

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
