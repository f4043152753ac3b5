import { useTexts } from '#commerce/useTexts.ts';
import { shellTexts } from '#texts/shell.ts';
import { useEffect } from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { titleChanged } from '#store/appBar.ts';
import { useShop } from '#commerce/shop.ts';

interface Head {
  /** Title of the app bar; the brand name without one (APP-15). */
  barTitle?: string;
  /** Title of the document; the bar's with the brand name, or the brand name alone, without one. */
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

/** What a screen says of itself to app bar and document, until it is left (APP-15 to APP-17, HOME-11). */
export function usePageHead({ barTitle, title, description }: Head): void {
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
    document.title = title ?? (barTitle === undefined ? brandName : `${barTitle} | ${brandName}`);
    describe(described);
  }, [title, barTitle, described, brandName]);
}
