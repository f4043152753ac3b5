import type { PageHead } from '#rules/metadata/pageHead.ts';
import { jsonText } from './jsonText.ts';

/** The one element of a document's head that matches, changed by `change`; made if there is none, removed without `change`. */
function element<Made extends HTMLElement>(
  page: Document,
  selector: string,
  make: () => Made,
  change: ((found: Made) => void) | undefined,
): void {
  const found = page.head.querySelector<Made>(selector);
  if (change === undefined) found?.remove();
  else change(found ?? page.head.appendChild(make()));
}

/** Sets an attribute, unless it has that value: each change is one that the shop is told of. */
function set(target: Element, name: string, value: string) {
  if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

function made<Tag extends 'link' | 'meta' | 'script'>(page: Document, tag: Tag, name: string, value: string) {
  const created = page.createElement(tag);
  created.setAttribute(name, value);
  return created;
}

/** Writes what a page says of itself into its document (REACH-05); what is there already stays untouched. */
export function showHead(page: Document, { canonical, properties, data }: PageHead): void {
  element(
    page,
    'link[rel="canonical"]',
    () => made(page, 'link', 'rel', 'canonical'),
    canonical === undefined ? undefined : (link) => set(link, 'href', canonical),
  );
  element(
    page,
    'meta[name="robots"]',
    () => made(page, 'meta', 'name', 'robots'),
    canonical === undefined ? (meta) => set(meta, 'content', 'noindex') : undefined,
  );
  for (const [property, content] of properties)
    element(
      page,
      `meta[property="${property}"]`,
      () => made(page, 'meta', 'property', property),
      (meta) => set(meta, 'content', content),
    );
  const json = 'script[type="application/ld+json"]';
  // A page that a server has filled has its own behind what is drawn.
  const known = page.querySelector(json);
  if (known?.textContent === data) return;
  known?.remove();
  if (data === '') return;
  const script = made(page, 'script', 'type', 'application/ld+json');
  script.text = jsonText(data);
  page.head.append(script);
}
