import purify, { type Config } from 'dompurify';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './SafeHtml.module.css';

/** Shows sanitised HTML. Inserts the nodes of the sanitiser, so that no text is parsed as markup here. */
export function SafeHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  // Stryker disable next-line OptionalChaining: rendered before the effect runs
  useLayoutEffect(() => place.current?.replaceChildren(sanitise(html)), [html]);

  /** Links to pages of the shop are followed without a reload. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!address?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    void navigate(address);
  }

  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The links in it are what is clicked, by keyboard too.
  return <div ref={place} className={styles.html} onClick={follow} />;
}

/** Lets the sanitiser parse a text into a document of its own, in which nothing runs or loads; no script has an address. */
// Stryker disable next-line OptionalChaining: the browser of the tests has Trusted Types
// Stryker disable next-line StringLiteral: only the page's policy has the name (e2e/policy.spec.ts)
const policy = globalThis.trustedTypes?.createPolicy('foreign-html', {
  createHTML: (html: string) => html,
  // Stryker disable next-line BlockStatement: the sanitiser never requests a script URL
  createScriptURL(): string {
    // Stryker disable next-line StringLiteral: the sanitiser never requests a script URL
    throw new TypeError('Failed to load a script: foreign HTML has none.');
  },
});

/** Text with its emphasis, lists, tables and links; no pictures, forms, frames, styles, SVG or MathML. */
const allowed = [
  'h1 h2 h3 h4 h5 h6 p br hr blockquote ul ol li dl dt dd',
  'a b strong i em u s small sub sup span div',
  'table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));

const ofTables = ['colspan', 'rowspan', 'scope'];

const config = {
  ALLOWED_TAGS: allowed,
  ALLOWED_ATTR: ['href', ...ofTables],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Pages of the shop, other pages over TLS, e-mails and phones; `//host` would be another host.
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
  // All other attributes have to match that too.
  ADD_URI_SAFE_ATTR: ofTables,
  RETURN_DOM_FRAGMENT: true,
  ...(policy !== undefined && {
    TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  }),
} as const satisfies Config;

/** Returns the allowed nodes of foreign HTML (CONTENT-11); other elements are removed, their text stays. */
export const sanitise = (html: string): DocumentFragment => purify.sanitize(html, config);
