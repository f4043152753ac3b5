import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { whenIdle } from '#ui/timing/moments.ts';

/**
 * Requests the HTML of the current page once its content is loaded (CAT-29, CAT-30) and the browser is idle: it is
 * meant for search engines, and must not delay the shopper.
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
