import type { PageHead } from '#rules/metadata/pageHead.ts';

type Wanted = readonly [
  selector: string,
  tag: 'link' | 'meta',
  name: string,
  value: string,
  content: string | undefined,
];

/**
 * Gives an element of the head its content, made if there is none; without content it is removed. What has that content
 * stays untouched: each change is one that the shop is told of.
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

/** Writes what a page says of itself into its document (REACH-05); what is there already stays untouched. */
export function showHead(page: Document, { canonical, properties, data }: PageHead): void {
  const robots = canonical === undefined ? 'noindex' : undefined;
  put(page, ['link[rel="canonical"]', 'link', 'rel', 'canonical', canonical]);
  put(page, ['meta[name="robots"]', 'meta', 'name', 'robots', robots]);
  for (const [property, content] of properties)
    put(page, [`meta[property="${property}"]`, 'meta', 'property', property, content]);
  const json = 'script[type="application/ld+json"]';
  // A page that a server has filled has its own behind what is drawn.
  const known = page.querySelector(json);
  if (known?.textContent === data) return;
  known?.remove();
  if (data === '') return;
  const script = page.createElement('script');
  script.type = 'application/ld+json';
  script.text = jsonText(data);
  page.head.append(script);
}

/** The part of Trusted Types that is used. TypeScript's library has none of it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
}

// A browser that enforces Trusted Types checks the text of a block of data like that of a script. This policy lets
// through nothing but JSON, which as a script would do nothing.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('page-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

/** JSON as the text of a `<script>`; where Trusted Types are enforced it throws for any other text. */
const jsonText = (json: string): string => policy?.createScript(json) ?? json;
