import { createHash } from 'node:crypto';

/** The parts that turn the bundler's document into a prerendered page. */
interface PageParts {
  /** The HTML of the first paint. */
  markup: string;
  /** The styles of that HTML. */
  css: string;
  /** Sends the first call; '' for none. */
  script: string;
  /** URLs of the scripts that the screen needs. */
  scripts: readonly string[];
}

/** Replaces the only match in a text; with a function, so that no '$' in the replacement is read as a pattern. */
function replaceOnce(text: string, place: RegExp, by: (found: string) => string): string {
  const found = text.match(new RegExp(place, 'g')) ?? [];
  if (found.length !== 1)
    throw new Error(`Failed to write a page: ${place} stands ${found.length} times in the document.`);
  return text.replace(place, by);
}

/** A `<script>` or `<style>` of a text; nothing for an empty one. Throws where the text would end it too early. */
function inline(kind: 'script' | 'style', text: string): string {
  if (text === '') return '';
  if (/<\/(?:script|style)|<!--/i.test(text))
    throw new Error(`Failed to write a page: its ${kind} would end too early.`);
  return `<${kind}>${text}</${kind}>`;
}

/** The shop's script and what it imports. */
const entry = /<(?:script type="module"|link rel="modulepreload")/g;

const sheet = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * A prerendered page: the HTML of the first paint with its inline styles, so that it is painted with the document. The
 * linked stylesheet follows it, where it delays the shop's script but not the first paint.
 */
export function writePage(document: string, { markup, css, script, scripts }: PageParts): string {
  const linked = (document.match(sheet) ?? []).map((link) => link.trim());
  // The call, the first picture and the font go first, where the server heeds the priorities of the browser.
  const preload = (href: string) =>
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`;
  const parts: [RegExp, (found: string) => string][] = [
    [
      /(?:<!--(?:(?!-->)[^])*-->\s*)?<style>[^<]*<\/style>/,
      (found) => inline('style', (/<style>([^<]*)/.exec(found)?.[1] ?? '').trim() + css),
    ],
    [/\s*<\/head>/, (found) => scripts.map(preload).join('') + found],
    // After the settings it reads, and before everything else: the markup is laid out while its call is under way.
    [/id="config">[^<]*<\/script>/, (found) => found + inline('script', script)],
    [/<div id="root"><\/div>/, () => `<div id="root">${markup}</div>`],
    [/\s*<\/body>/, (found) => linked.join('') + found],
  ];
  return parts.reduce(
    (text, [place, by]) => replaceOnce(text, place, by),
    document.replaceAll(sheet, '').replaceAll(entry, (tag) => `${tag} fetchpriority="low"`),
  );
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What a policy must allow by name in a page: its inline scripts and styles. A block of data is no script. */
export const inlineHashes = (page: string) => ({
  scripts: [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hash(text)),
  styles: [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => hash(text)),
});
