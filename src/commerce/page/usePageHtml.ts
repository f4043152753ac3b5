import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { useShop } from '#commerce/shop.ts';

/**
 * Asks for the HTML of the page in view once what it shows is there (CAT-29, CAT-30) and the browser has nothing else to
 * do: it is meant for search engines, and the shopper comes first.
 */
export function usePageHtml(ready: boolean): void {
  const { prefetchPageHtml } = useShop();
  const { pathname, search } = useLocation();
  const url = pathname + search;
  useEffect(
    () => (ready ? whenIdle(() => prefetchPageHtml(url)) : undefined),
    [prefetchPageHtml, ready, url],
  );
}
