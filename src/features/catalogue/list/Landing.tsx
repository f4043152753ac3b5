import { Suspense } from 'react';
import type { CatalogueDetails } from '#schemas/catalogue.ts';
import { lazyComponent } from '#ui/timing/lazyComponent.ts';

const LandingText = lazyComponent(async () => (await import('./LandingText.tsx')).LandingText);

/** The editorial text of a page; its code is loaded only where there is a text (CAT-48). */
export function Landing({ details }: { details: CatalogueDetails | undefined }) {
  if (!details?.landing) return null;
  return (
    <Suspense>
      <LandingText html={details.landing.html} title={details.seoSettings?.title} />
    </Suspense>
  );
}
