import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop, useTexts } from '#commerce/shop.ts';
import { titleChanged } from '#store/appBar.ts';
import { useAppDispatch } from '#store/store.ts';
import { shellTexts } from '#texts/shell.ts';
import { whenIdle } from '#ui/timing/moments.ts';

interface Head {
  /** Title of the app bar; the brand name without one (APP-15). */
  barTitle?: string;
  /** The name of the page, if the bar shows the brand name. */
  name?: string;
  /** Title of the document; by default the name of the page or the bar's title, with the brand name. */
  title?: string | undefined;
  /** The description for search engines; the shop's own without one. */
  description?: string | undefined;
}

function describe(text: string) {
  const known = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = 'description';
  meta.content = text;
}

/** Sets title and description of a screen in app bar and document until it is left (APP-15 to APP-17, HOME-11). */
export function usePageHead({ barTitle, name = barTitle, title, description }: Head): void {
  const dispatch = useAppDispatch();
  const { country } = useShop();
  const texts = useTexts(shellTexts);
  const { brandName } = country;
  const described = description || texts.shell.description;
  useEffect(() => {
    dispatch(titleChanged(barTitle));
    return () => {
      dispatch(titleChanged(undefined));
    };
  }, [dispatch, barTitle]);
  useEffect(() => {
    document.title = title ?? (name === undefined ? brandName : `${name} | ${brandName}`);
    describe(described);
  }, [title, name, described, brandName]);
}

/** Requests the HTML of the page for search engines, once it is loaded and the browser idle (CAT-29, CAT-30). */
export function usePageHtml(ready: boolean): void {
  const { prefetchPageHtml } = useShop();
  const { pathname, search } = useLocation();
  const url = pathname + search;
  useEffect(
    () => (ready ? whenIdle(() => prefetchPageHtml(url)) : undefined),
    [prefetchPageHtml, ready, url],
  );
}
