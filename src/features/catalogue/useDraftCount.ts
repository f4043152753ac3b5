import { useEffect, useState } from 'react';
import { useLazyGetCataloguePageQuery } from '#api/catalogue.ts';
import { useGetMenuQuery } from '#api/menu.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { catalogueKind } from '#rules/catalogueKind.ts';

/** Ms without another tick after which the count is asked for. */
const pause = 250;

/** No stored result has it, so the answer to a question for the count is kept nowhere (CAT-21). */
const noEpoch = 0;

interface Counted {
  url: string;
  total: number | undefined;
}

/**
 * How many products an address gives, asked of the backend once its filters have settled; an older question is given up
 * (FIND-01). Undefined while that is not known, and where it does not become known. `known` needs no question.
 */
export function useDraftCount(url: string, known: Counted): number | undefined {
  const { data: menu } = useGetMenuQuery({});
  const [ask] = useLazyGetCataloguePageQuery();
  const [counted, setCounted] = useState(known);
  const isKnown = url === known.url && known.total !== undefined;

  useEffect(() => {
    if (isKnown) return undefined;
    let sent: ReturnType<typeof ask> | undefined;
    const timer = setTimeout(() => {
      const first = catalogueAsk(url, catalogueKind(url, menu?.menu_items), noEpoch);
      sent = ask({ ...first, pageInfo: { page: 1, itemsPerPage: 1 } });
      void sent.then(({ data }) => data && setCounted({ url, total: data.total }));
    }, pause);
    return () => {
      clearTimeout(timer);
      sent?.abort();
    };
  }, [ask, isKnown, menu, url]);

  if (isKnown) return known.total;
  return counted.url === url ? counted.total : undefined;
}
