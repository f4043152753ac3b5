import styles from './WrittenWords.module.css';
import { landingBlocks } from './landingBlocks.ts';

const elements = { heading: 'h2', text: 'p', point: 'p' } as const;

interface WrittenWordsProps {
  html: string;
  /** The title of the page, which its words need not repeat. */
  title: string | undefined;
}

/** The words that somebody wrote for a page (CAT-48). */
export function WrittenWords({ html, title }: WrittenWordsProps) {
  return (
    <div className={styles.words}>
      {landingBlocks(html, title).map(({ kind, text }, place) => {
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
