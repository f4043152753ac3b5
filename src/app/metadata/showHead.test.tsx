import { expect, test } from 'vitest';
import { showHead } from './showHead.ts';

const listed = {
  canonical: 'https://tienda.example/mujer/',
  properties: [['og:type', 'website'] as const],
  data: '{"@graph":[]}',
};
const unlisted = { canonical: undefined, properties: [['og:type', 'website'] as const], data: '' };

/** What a document says of itself to search engines. */
const said = ({ head }: Document) => ({
  canonical: [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
  robots: [...head.querySelectorAll('meta[name="robots"]')].map((meta) => meta.getAttribute('content')),
  data: [...head.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
});

test('REACH-05: a page that is not listed takes address and data of the one before it away, and back brings them', () => {
  const page = document.implementation.createHTMLDocument('Vidriera');
  const first = { canonical: [listed.canonical], robots: [], data: [listed.data] };
  showHead(page, listed);
  expect(said(page)).toEqual(first);
  showHead(page, unlisted);
  expect(said(page)).toEqual({ canonical: [], robots: ['noindex'], data: [] });
  showHead(page, listed);
  expect(said(page)).toEqual(first);
});
