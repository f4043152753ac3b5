import { Suspense } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { CatalogueDetails } from '#schemas/catalogue.ts';
import { later } from '#ui/later.ts';

const NoWords = () => <p>{useShop().texts.errors.generic}</p>;

const WrittenWords = later(async () => (await import('./WrittenWords.tsx')).WrittenWords, NoWords);

/** The words that somebody wrote for a page; nothing without any (CAT-48). Few pages have some, so their code comes late. */
export function LandingWords({ details }: { details: CatalogueDetails | undefined }) {
  if (!details?.landing) return null;
  return (
    <Suspense>
      <WrittenWords html={details.landing.html} title={details.seoSettings?.title} />
    </Suspense>
  );
}
