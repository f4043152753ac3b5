import type { PageHead } from '#rules/metadata/pageHead.ts';

type Wanted = readonly [
  selector: string,
  tag: 'link' | 'meta',
  name: string,
  value: string,
  content: string | undefined,
];

/**
 * Sets the content of an element of the head and creates the element if needed; without content the element is removed.
 * An element with that content is not touched, because each change notifies the shop.
 */
function put(page: Document, [selector, tag, name, value, content]: Wanted) {
  const found = page.head.querySelector(selector);
  const attribute = tag === 'link' ? 'href' : 'content';
  if (content === undefined) return found?.remove();
  if (found?.getAttribute(attribute) === content) return undefined;
  const target = found ?? page.head.appendChild(page.createElement(tag));
  target.setAttribute(name, value);
  target.setAttribute(attribute, content);
  return undefined;
}

/** Writes the metadata of a page into its document (REACH-05); elements that are up to date are not touched. */
export function showHead(page: Document, { canonical, properties, data }: PageHead): void {
  const robots = canonical === undefined ? 'noindex' : undefined;
  put(page, ['link[rel="canonical"]', 'link', 'rel', 'canonical', canonical]);
  put(page, ['meta[name="robots"]', 'meta', 'name', 'robots', robots]);
  for (const [property, content] of properties)
    put(page, [`meta[property="${property}"]`, 'meta', 'property', property, content]);
  const json = 'script[type="application/ld+json"]';
  // A page that a server has filled has this block at the end of its body.
  const known = page.querySelector(json);
  if (known?.textContent === data) return;
  known?.remove();
  if (data === '') return;
  const script = page.createElement('script');
  script.type = 'application/ld+json';
  script.text = jsonText(data);
  page.head.append(script);
}

/** The part of Trusted Types that is used here; TypeScript's library does not declare them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
}

// A browser that enforces Trusted Types checks a data block like a script. This policy accepts only JSON, which would do
// nothing as a script.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('page-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

/** JSON as the text of a `<script>`; where Trusted Types are enforced it throws for any other text. */
const jsonText = (json: string): string => policy?.createScript(json) ?? json;
