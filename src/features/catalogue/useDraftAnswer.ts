import { useEffect, useState } from 'react';
import { withCounts } from '#rules/filterCounts.ts';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { useAppStore } from '#store/hooks.ts';
import { askDraft } from './askDraft.ts';

/** Ms without another tick after which the backend is asked. */
const pause = 250;

interface Answer {
  url: string;
  /** How many products there are; undefined while that is not known. */
  total: number | undefined;
  filters: readonly AvailableFilter[];
}

/**
 * What an address gives, asked of the backend once its filters have settled; an older question is given up (FIND-01).
 * Its total is undefined while it is not known, and where it does not become known; the counts of the options are the
 * last that came, so that nothing blinks. `known` needs no question.
 */
export function useDraftAnswer(url: string, known: Answer): Answer {
  const store = useAppStore();
  const [answer, setAnswer] = useState(known);
  const isKnown = url === known.url && known.total !== undefined;
  if (isKnown && answer.url !== url) setAnswer(known);

  useEffect(() => {
    if (isKnown) return undefined;
    let sent: ReturnType<typeof askDraft> | undefined;
    const timer = setTimeout(() => {
      sent = askDraft(store, known.url, url);
      void sent.then(
        ({ data }) => data && setAnswer({ url, total: data.total, filters: data.organizedFiltersAB }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      sent?.abort();
    };
  }, [isKnown, known.url, store, url]);

  if (isKnown) return known;
  const filters = answer.url === known.url ? known.filters : withCounts(known.filters, answer.filters);
  return { url, total: answer.url === url ? answer.total : undefined, filters };
}
