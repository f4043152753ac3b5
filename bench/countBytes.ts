import type { Weights } from './figures.ts';

/** A request as the browser's network log reports it. */
export interface NetworkRequest {
  /** Resource type: Script, Stylesheet, Image, Fetch … */
  kind: string;
  /** Start time in s on the browser's clock. */
  began: number;
  /** Transferred bytes: `bytes` with response headers, `body` without. */
  bytes: number;
  body: number;
  /** Whether it is a deferred chunk: these have a separate budget. */
  deferred: boolean;
}

/** Whether a URL names a deferred chunk. */
export const isDeferredChunk = (url: string) => /\/assets\/deferred[\w-]*\.js$/.test(url);

/**
 * Page weight of a first visit. Scripts count if they were requested before the page has loaded (`loadedAt`, in s on
 * the same clock), because later prefetches delay nothing. Deferred chunks do not count as script: they are requested
 * after the first paint, on a slow machine before the load event and on a fast one after it. All other resources count,
 * and everything counts in the total.
 */
export function countBytes(sent: readonly NetworkRequest[], loadedAt: number): Weights {
  const sum = (of: readonly NetworkRequest[], key: 'bytes' | 'body') =>
    of.reduce((total, each) => total + each[key], 0);
  const ofKind = (kind: string) => sent.filter((each) => each.kind === kind);
  return {
    script: sum(
      ofKind('Script').filter(({ began, deferred }) => began <= loadedAt && !deferred),
      'body',
    ),
    style: sum(ofKind('Stylesheet'), 'body'),
    pictures: sum(ofKind('Image'), 'body'),
    total: sum(sent, 'bytes'),
    requests: sent.length,
  };
}
