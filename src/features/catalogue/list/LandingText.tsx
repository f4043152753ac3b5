import styles from './LandingText.module.css';
import { landingBlocks } from './landingBlocks.ts';

const elements = { heading: 'h2', text: 'p', point: 'p' } as const;

interface LandingTextProps {
  /** As received, not sanitised. */
  html: string;
  /** The title of the page, left out of the text. */
  title: string | undefined;
}

/** The editorial text of a page (CAT-48). */
export function LandingText({ html, title }: LandingTextProps) {
  return (
    <div className={styles.text}>
      {landingBlocks(html, title).map(({ kind, text }, index) => {
        const Element = elements[kind];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- A block has no identity but its index.
          <Element key={index} data-kind={kind}>
            {text}
          </Element>
        );
      })}
    </div>
  );
}
