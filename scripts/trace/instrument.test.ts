import { expect, test } from 'vitest';
import { instrument } from './instrument.ts';

const rule = `export function isDear(price: number): boolean {
  return price > 100;
}
`;

test('every mutant has its place, and all of them stand in the code behind their switch', async () => {
  const { files, mutants } = await instrument([{ name: 'src/rules/dear.ts', content: rule }]);
  expect(mutants.map(({ file, line, kind }) => [file, line, kind])).toEqual(
    expect.arrayContaining([
      ['src/rules/dear.ts', 1, 'BlockStatement'],
      ['src/rules/dear.ts', 2, 'EqualityOperator'],
      ['src/rules/dear.ts', 2, 'ConditionalExpression'],
    ]),
  );
  for (const { id } of mutants) expect(files[0]?.content).toContain(`stryMutAct_9fa48("${id}")`);
});

test('ids are unique over all files', async () => {
  const { mutants } = await instrument(['a', 'b'].map((name) => ({ name: `src/${name}.ts`, content: rule })));
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});

test('syntax that the bundler evaluates statically stays unchanged', async () => {
  const kept = [
    `new URL('./shoe.svg', import.meta.url)`,
    `import.meta.glob('./screens/*.tsx')`,
    `new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })`,
  ];
  const content = kept.map((call, index) => `export const kept${index} = ${call};`).join('\n');
  const { files, mutants } = await instrument([{ name: 'src/app/kept.ts', content }]);
  expect(mutants).toEqual([]);
  for (const call of kept)
    expect(files[0]?.content.replaceAll(/\s+/g, ' ').replaceAll('"', "'")).toContain(call);
});
