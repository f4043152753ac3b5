import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from './shop.ts';

/** Asks for the HTML of the page in view once what it shows is there (CAT-29, CAT-30): the shopper comes first. */
export function usePageHtml(ready: boolean): void {
  const { askForPage } = useShop();
  const { pathname, search } = useLocation();
  const url = pathname + search;
  useEffect(() => {
    if (ready) askForPage(url);
  }, [askForPage, ready, url]);
}
