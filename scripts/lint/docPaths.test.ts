import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = globSync(['README.md', 'docs/*.md', 'docs/decisions/*.md']);
const sources = globSync(
  ['{src,mocks,fixtures,contracts,stories,e2e,bench,scripts}/**/*.{ts,tsx,css}', '*.ts'],
  { exclude: ['**/node_modules/**'] },
);

const folder = /^(?:src|mocks|fixtures|contracts|stories|e2e|bench|deploy|scripts|docs)\//;
const file = /\/[^/\s]+\.(?:ts|tsx|mjs|css|md|txt|conf)$/;

/** Paths in code spans and links. Paths below `src` may omit it; generated files are not checked. */
function pathsIn(document: string) {
  const text = readFileSync(document, 'utf8');
  const spans = [...text.matchAll(/`([\w./*{},-]+)`/g)].map(([, span = '']) => span);
  return spans.filter(
    (span) => (folder.test(span) || file.test(span)) && !/^(?:dist|reports|\.)\//.test(span),
  );
}

const isThere = (path: string) => globSync([path, `src/${path}`]).length > 0;

test.each(documents)('every path in %s exists', (document) => {
  expect(pathsIn(document).filter((path) => !isThere(path))).toEqual([]);
});

test('every document that a comment refers to exists', () => {
  const references = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/docs\/[\w./-]+\.md/g)].map(([path]) => ({ source, path })),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter(({ path }) => !isThere(path))).toEqual([]);
});
