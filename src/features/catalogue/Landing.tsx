import type { StoredEntry } from '#store/catalogue.ts';
import { CatalogueHead } from './CatalogueHead.tsx';
import styles from './Landing.module.css';
import { landingBlocks } from './landingBlocks.ts';

const elements = { heading: 'h2', text: 'p', point: 'p' } as const;

/** A page that somebody wrote, and that shows no products: its words (CAT-47, CAT-48). */
export function Landing({ entry, html }: { entry: StoredEntry; html: string }) {
  return (
    <>
      <CatalogueHead details={entry.details} unavailable={false} />
      <div className={styles.words}>
        {landingBlocks(html, entry.details?.seoSettings?.title).map(({ kind, text }, place) => {
          const Element = elements[kind];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A line has no identity but its place.
            <Element key={place} data-kind={kind}>
              {text}
            </Element>
          );
        })}
      </div>
    </>
  );
}
