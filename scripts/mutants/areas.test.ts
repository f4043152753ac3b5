import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf } from './area.ts';
import { areas } from './areas.ts';

test('each code file of the mutated folders is in one area, and each glob finds files', () => {
  const inAreas = areas.flatMap(codeOf);
  const all = globSync('src/{rules,store,flows,commerce,api/transport}/**/*.{ts,tsx}');
  expect(inAreas.toSorted()).toEqual(codeOf({ code: all }));
  const empty = areas.flatMap(({ code, rules, screens }) =>
    [...code, ...rules, ...screens].filter((files) => globSync(files).length === 0),
  );
  expect(empty).toEqual([]);
});
