import { cookieIn } from '#rules/cookieIn.ts';
import { hashCookie, legacyAsk } from '#rules/legacyAsk.ts';
import type { CatalogueAsk, FullCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getLegacyCataloguePage } from '#schemas/legacyCatalogue.ts';
import { answering } from './eitherSource.ts';
import { inNewWords } from './legacyWords.ts';
import { toFullPage } from './toPage.ts';

type Reply = ReplyOf<typeof getLegacyCataloguePage>;

function seoInNewWords(seo: Reply['seoSettings']) {
  if (seo === null) return null;
  const { title, banner_menu, ...same } = seo;
  return { ...same, pageTitle: title, bannerMenu: banner_menu };
}

/** A page of the legacy host as the shop's model: the same that the backend-for-frontend gives (API-38, CAT-08). */
export const toLegacyPage = ({ products, seoSettings, ...same }: Reply): FullCataloguePage =>
  toFullPage({ ...same, products: products.map(inNewWords), seoSettings: seoInNewWords(seoSettings) });

/** How the legacy host answers for a page of products (API-36, API-37). */
export const legacyCatalogue = answering(
  getLegacyCataloguePage,
  ({ url }: Pick<CatalogueAsk, 'url'>, { cookies }) => legacyAsk(url, cookieIn(cookies(), hashCookie)),
  toLegacyPage,
);
