/** One thing that a written page says. */
interface Block {
  kind: 'heading' | 'text' | 'point';
  text: string;
}

const kinds: Record<string, Block['kind']> = { P: 'text', LI: 'point' };

/** What browsers that know Trusted Types have, and the language's own types do not name yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Reader;
}

interface Reader {
  /** The same text, as a browser with Trusted Types wants it. */
  createHTML: (html: string) => string;
}

/** Strings are taken for markup under this name alone, and here alone: they are read, and never shown. */
const reader = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('written-page', {
  createHTML: (html) => html,
});

/**
 * The words of a written page, from its HTML (CAT-48): headings, paragraphs and points, and of the markup nothing,
 * so that nothing in it can act. The heading that repeats the title is left out.
 */
export function landingBlocks(html: string, title: string | undefined): Block[] {
  const { body } = new DOMParser().parseFromString(reader?.createHTML(html) ?? html, 'text/html');
  return [...body.querySelectorAll('h1, h2, h3, p, li')]
    .map((element) => ({
      kind: kinds[element.tagName] ?? 'heading',
      text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '' && text !== title);
}
