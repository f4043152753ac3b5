import type { CatalogueDetails } from '#schemas/catalogue.ts';
import styles from './LandingWords.module.css';
import { landingBlocks } from './landingBlocks.ts';

const elements = { heading: 'h2', text: 'p', point: 'p' } as const;

/** The words that somebody wrote for a page; nothing without any (CAT-48). */
export function LandingWords({ details }: { details: CatalogueDetails | undefined }) {
  if (!details?.landing) return null;
  return (
    <div className={styles.words}>
      {landingBlocks(details.landing.html, details.seoSettings?.title).map(({ kind, text }, place) => {
        const Element = elements[kind];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- A line has no identity but its place.
          <Element key={place} data-kind={kind}>
            {text}
          </Element>
        );
      })}
    </div>
  );
}
