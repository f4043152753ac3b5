import type { CatalogueDetails } from '#schemas/catalogue.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const LandingText = lazyPart('landing', async () => (await import('./LandingText.tsx')).LandingText);

/** The editorial text of a page; its code is loaded only where there is a text (CAT-48). */
export const Landing = ({ details }: { details: CatalogueDetails | undefined }) =>
  details?.landing && <LandingText html={details.landing.html} title={details.seoSettings?.title} />;
