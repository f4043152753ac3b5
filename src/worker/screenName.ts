import { defaultSorting } from '#rules/catalogue/catalogueRequest.ts';
import { formatUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { StoredScreen } from '#schemas/workerMessages.ts';
import { bodyOf, type SentCall, type Subject } from './storedCalls.ts';

interface Named {
  data?: { productName?: string; productname?: string; brand?: string };
  seoSettings?: { pageTitle?: string; title?: string } | null;
  metadata?: { breadcrumbs?: { label?: string }[] } | null;
  filters?: unknown[];
}

/** Parameters of both a list's address and its legacy call, besides the filters. */
const own = new Set(['q', 'sort', 'dir', 'sortingFormula']);

/** Parameters of every legacy call. */
const fixed = new Set(['details', 'maxitems', 'qty_products', 'page', 'api_version', 'device']);

/** The query for a sort order; empty for the default order. */
function sortingQuery(sorting = defaultSorting): [name: string, text: string][] {
  const [, sort = sorting, dir] = /^(.+)_(asc|desc)$/.exec(sorting) ?? [];
  if (sorting === defaultSorting) return [];
  return dir === undefined
    ? [['sort', sort]]
    : [
        ['sort', sort],
        ['dir', dir],
      ];
}

/** The query of a list's first page without filters; undefined for any other call of the list. */
function firstPageQuery({ q }: Subject, { url, body }: Pick<SentCall, 'url' | 'body'>) {
  if (body === '') {
    const all = [...new URL(url).searchParams];
    const others = all.filter(([name]) => !fixed.has(name));
    const isFirst = all.some(([name, text]) => name === 'page' && text === '1');
    // The call has the parameters of the address in the same order.
    return isFirst && others.every(([name]) => own.has(name)) ? others : undefined;
  }
  const { pageInfo, filters = [], sorting } = bodyOf(body);
  if (pageInfo?.page !== 1 || filters.length > 0) return undefined;
  return [...(q === undefined ? [] : [['q', q] satisfies [string, string]]), ...sortingQuery(sorting)];
}

/**
 * The screen that can be opened with an answer, and its name. Undefined if the answer is only a part of the screen, such
 * as a later page of a list or a filtered list, or has no name.
 */
export function screenOfAnswer(
  subject: Subject,
  call: Pick<SentCall, 'url' | 'body'>,
  text: string,
): StoredScreen | undefined {
  const { kind, path, q } = subject;
  if (path === '') return undefined;
  if (kind !== 'list' && kind !== 'product') return { kind, path, name: '' };
  const { data, seoSettings, metadata, filters } = JSON.parse(text) as Named;
  if (kind === 'product') {
    const name = data?.productName ?? data?.productname;
    return name ? { kind, path, name } : undefined;
  }
  // The first answer of a list has no name; the full one has.
  const query = filters && firstPageQuery(subject, call);
  const name = q || seoSettings?.pageTitle || seoSettings?.title || metadata?.breadcrumbs?.at(-1)?.label;
  return query && name ? { kind, path: formatUrl(path, query), name } : undefined;
}
