import { useGetMenuQuery } from '#api/menu/menu.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { fewerWords, searchUrl } from '#rules/search/searchUrl.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { correctionTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { TermChips } from './TermChips.tsx';

/** Ways on from a search without results: the phrase with one word less, and the first level of the categories. */
export function NoResultsHelp({ q }: { q: string }) {
  const { country } = useShop();
  const { correction, shell } = useTexts(correctionTexts, shellTexts);
  const menu = useGetMenuQuery({ source: useAppSelector(selectSource) });
  const phrases = fewerWords(q).map((label) => ({
    label,
    url: searchUrl(label, country.code) ?? '/catalog/',
  }));
  return (
    <>
      <TermChips title={correction.fewer} items={phrases} />
      <TermChips title={shell.categories} items={menu.data?.menu_items ?? []} />
    </>
  );
}
