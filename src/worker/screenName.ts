import type { StoredScreen } from '#schemas/workerMessages.ts';
import type { SentCall, Subject } from './storedCalls.ts';

interface Named {
  data?: { productName?: string; productname?: string; brand?: string };
  seoSettings?: { pageTitle?: string; title?: string } | null;
  metadata?: { breadcrumbs?: { label?: string }[] } | null;
  filters?: unknown[];
}

interface ListBody {
  q?: string;
  pageInfo?: { page?: number };
  filters?: unknown[];
}

/** The body of a list's call; an empty one for a call without. */
const bodyOf = (body: string) => (body === '' ? {} : (JSON.parse(body) as ListBody));

/**
 * The screen that an answer lets the shopper open, with its name; undefined for an answer that is only part of it, such
 * as a further page of a list, a choice of filters, or one without a name.
 */
export function screenOfAnswer(
  { kind, path }: Subject,
  { url, body }: Pick<SentCall, 'url' | 'body'>,
  text: string,
): StoredScreen | undefined {
  if (path === '') return undefined;
  if (kind !== 'list' && kind !== 'product') return { kind, path, name: '' };
  const { data, seoSettings, metadata, filters } = JSON.parse(text) as Named;
  if (kind === 'product') {
    const name = data?.productName ?? data?.productname;
    return name ? { kind, path, name } : undefined;
  }
  const { q = '', pageInfo, filters: chosen = [] } = bodyOf(body);
  const isLegacy = body === '';
  // The first answer of a list has no name; the full one has.
  if (filters === undefined || (!isLegacy && (pageInfo?.page !== 1 || chosen.length > 0))) return undefined;
  if (isLegacy && new URL(url).searchParams.get('page') !== '1') return undefined;
  const name = q || seoSettings?.pageTitle || seoSettings?.title || metadata?.breadcrumbs?.at(-1)?.label;
  return name ? { kind, path: q ? `${path}?q=${encodeURIComponent(q)}` : path, name } : undefined;
}
