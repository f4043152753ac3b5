import { globSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { trimmedClient, trimmedDom } from './trimReact.ts';

const read = (file: string) => readFileSync(`node_modules/react-dom/cjs/${file}.production.js`, 'utf8');
const client = trimmedClient(read('react-dom-client'));
const dom = trimmedDom(read('react-dom'));

test('what is left of the files that are installed is a script', () => {
  expect(() => new Script(client)).not.toThrow();
  expect(() => new Script(dom)).not.toThrow();
});

test.each([
  /^exports\.hydrateRoot/m,
  /\bisHydrating\b(?!\$)/,
  /\.(?:isDehydrated|dehydrated)\b/,
  /FragmentInstance\.prototype/,
  /\buse(?:ActionState|FormState|Optimistic): /,
  /^ {2}[CDLMSXm]: /m,
  /findDOMNode/,
])('nothing of the client reads %s any more', (part) => {
  expect(read('react-dom-client')).toMatch(part);
  expect(client).not.toMatch(part);
});

test('what the shop and its packages call is still there', () => {
  expect(client).toMatch(/^exports\.createRoot = function/m);
  expect(client).toMatch(/^ReactDOMRoot\.prototype\.render =\n {2}function \(children\)/m);
  expect(client).toMatch(/^ReactDOMRoot\.prototype\.unmount =\n {2}function \(\)/m);
  expect([...dom.matchAll(/^exports\.(?<name>[a-z]\w+) =/gm)].map(({ groups }) => groups?.['name'])).toEqual(
    expect.arrayContaining(['createPortal', 'flushSync', 'requestFormReset', 'unstable_batchedUpdates']),
  );
});

test('a file of another version of React fails the build instead of staying as it is', () => {
  expect(() => trimmedClient('exports.createRoot = function () {};\n')).toThrow('Failed to find');
  expect(() => trimmedClient(client)).toThrow('Failed to find');
  expect(() => trimmedDom(dom)).toThrow('Failed to find');
});

test('the bundle never takes over elements of a server, and no fragment has a ref', () => {
  const sources = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((text) => /\bhydrateRoot\b|<Fragment\b[^>]*\sref=/.test(text))).toEqual([]);
});
