import { useEffect, useState } from 'react';
import { useAppStore } from '#store/hooks.ts';
import { askCount } from './catalogueCalls.ts';

/** Ms without another tick after which the count is asked for. */
const pause = 250;

interface Counted {
  url: string;
  total: number | undefined;
}

/**
 * How many products an address gives, asked of the backend once its filters have settled; an older question is given up
 * (FIND-01). Undefined while that is not known, and where it does not become known. `known` needs no question.
 */
export function useDraftCount(url: string, known: Counted): number | undefined {
  const store = useAppStore();
  const [counted, setCounted] = useState(known);
  const isKnown = url === known.url && known.total !== undefined;

  useEffect(() => {
    if (isKnown) return undefined;
    let sent: ReturnType<typeof askCount> | undefined;
    const timer = setTimeout(() => {
      sent = askCount(store, known.url, url);
      void sent.then(({ data }) => data && setCounted({ url, total: data.total }));
    }, pause);
    return () => {
      clearTimeout(timer);
      sent?.abort();
    };
  }, [isKnown, known.url, store, url]);

  if (isKnown) return known.total;
  return counted.url === url ? counted.total : undefined;
}
