import styles from './LandingText.module.css';

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

/** A block of an editorial page. */
interface Block {
  kind: 'heading' | 'text' | 'point';
  text: string;
}

const kinds: Record<string, Block['kind']> = { P: 'text', LI: 'point' };

/** The Trusted Types API, which TypeScript does not declare yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Reader;
}

interface Reader {
  /** Returns the text unchanged, as trusted HTML. */
  createHTML: (html: string) => string;
}

/** The only policy that accepts strings as markup; the markup is parsed and never rendered. */
const reader = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('written-page', {
  createHTML: (html) => html,
});

/**
 * The text of an editorial page, parsed from its HTML (CAT-48): headings, paragraphs and list items without any markup,
 * so that nothing in it can run. A heading that repeats the title is left out.
 */
function landingBlocks(html: string, title: string | undefined): Block[] {
  const { body } = new DOMParser().parseFromString(reader?.createHTML(html) ?? html, 'text/html');
  return [...body.querySelectorAll('h1, h2, h3, p, li')]
    .map((element) => ({
      kind: kinds[element.tagName] ?? 'heading',
      text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '' && text !== title);
}
