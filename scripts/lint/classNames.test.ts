import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The classes of a CSS module, without those of packages. */
const classesIn = (path: string) => {
  const css = readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|:global\(.*?\)/g, '');
  return [...css.matchAll(/\.([a-z]\w*)(?=[^;{}]*\{)/gi)].map(([, name]) => `${path} .${name}`);
};

/** The classes that a component reads from its modules. */
const readIn = (path: string) => {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/import (\w+) from '(.+\.module\.css)'/g)].flatMap(([, styles, from = '']) => {
    const module = from.startsWith('#') ? from.replace('#', 'src/') : join(dirname(path), from);
    return [...text.matchAll(new RegExp(String.raw`(?<![\w./-])${styles}\.(\w+)`, 'g'))].map(
      ([, name]) => `${module} .${name}`,
    );
  });
};

const unique = (names: readonly string[]) => [...new Set(names)].toSorted();

test('each class that a component reads is in its CSS module, and each class of a module is read', () => {
  const defined = globSync('src/**/*.module.css').flatMap(classesIn);
  expect(unique(globSync('src/**/*.tsx').flatMap(readIn))).toEqual(unique(defined));
});
