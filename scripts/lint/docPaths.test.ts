import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const rooms = 'src,testing,mocks,server,fixtures,contracts,stories,e2e,bench,deploy,scripts';
const documents = globSync(['*.md', 'docs/**/*.md', `{${rooms}}/**/README.md`], {
  exclude: ['**/node_modules/**'],
});
const sources = globSync([`{${rooms}}/**/*.{ts,tsx,css}`, '*.ts'], { exclude: ['**/node_modules/**'] });

const folder = new RegExp(`^(?:${rooms.replaceAll(',', '|')}|docs)/`);
const file = /\/[^/\s]+\.(?:ts|tsx|mjs|css|md|txt|conf)$/;

/** Paths in code spans; generated files are not checked. */
function pathsIn(document: string) {
  const text = readFileSync(document, 'utf8');
  const spans = [...text.matchAll(/`([\w./*{},-]+)`/g)].map(([, span = '']) => span);
  return spans.filter(
    (span) => (folder.test(span) || file.test(span)) && !/^(?:dist|reports|\.)\//.test(span),
  );
}

/** The files that a document links to, or shows. */
const linksIn = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/(?:\]\(|src=")([^)#:"]+)[)#"]/g)].map(([, link = '']) => link);

/** A path counts from the repository, from `src`, or from the folder of the document that names it. */
const isThere = (path: string, document: string) =>
  globSync([path, `src/${path}`, join(dirname(document), path)]).length > 0;

test.each(documents)('every path in %s exists', (document) => {
  const paths = [...pathsIn(document), ...linksIn(document)];
  expect(paths.filter((path) => !isThere(path, document))).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each([...documents, ...globSync('.github/**/*.yml')])('every npm script in %s exists', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every document that a comment refers to exists', () => {
  const references = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/docs\/[\w./-]+\.md/g)].map(([path]) => ({ source, path })),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter(({ source, path }) => !isThere(path, source))).toEqual([]);
});

/** Blocks of code below a link to the file that they quote. */
const quotes = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(/^\[`(.+)`\]\(.+\)\n\n```\w+\n([^]*?)^```$/gm)].map(
    ([, path = '', text = '']) => ({ document, path, text }),
  ),
);

/** Without indentation: a quote may begin inside of a block. */
const flat = (text: string) => text.replaceAll(/^ +/gm, '');

test('every quote in a document is in its file', () => {
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter(({ path, text }) => !flat(readFileSync(path, 'utf8')).includes(flat(text)))).toEqual(
    [],
  );
});
