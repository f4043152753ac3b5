import { expect, test } from 'vitest';
import { plan } from './plan.ts';
import type { NamedStep } from './stages.ts';

const build: NamedStep = { name: 'build', command: 'build', from: /^src\// };
const rules: NamedStep = { name: 'rules', command: 'rules', tests: 'src/*' };
const journeys: NamedStep = {
  name: 'journeys',
  command: 'walk',
  tests: 'e2e/*',
  from: /^e2e\//,
  built: true,
};
const stages = [[[rules], [{ name: 'lint', command: 'lint' }, build]], [[journeys]]];

/** The steps that arguments choose, with those of their runners. */
const planned = (args: string, paths: string[] = [], isBuilt = true) =>
  plan(stages, args.split(' ').filter(Boolean), {
    isBuilt: () => isBuilt,
    files: (pattern) => [pattern.replace('*', 'cart.ts'), pattern.replace('*', 'home.ts')],
    since: (reference) => (reference === 'main' ? { commit: 'abc', paths } : undefined),
  })
    .flat(2)
    .map(({ name, args: more = [] }) => [name, ...more].join(' '));

test.each([
  ['', ['rules', 'lint', 'build', 'journeys']],
  ['lint', ['lint']],
  ['rules cart home', ['rules cart home']],
  ['journeys --shard 2/2', ['journeys --shard=2/2']],
  ['rules --since main', ['rules --changed=abc --passWithNoTests']],
])('npm test -- %s', (args, steps) => {
  expect(planned(args)).toEqual(steps);
});

test.each([
  ['docs/map.md', []],
  ['src/a.ts', ['build']],
  ['e2e/a.ts', ['journeys']],
])('if %s differs, checks, changed tests and what is made from it run', (path, steps) => {
  const always = ['rules --changed=abc --passWithNoTests', 'lint'];
  expect(planned('--since main', [path])).toEqual([...always, ...steps]);
});

test('journeys build first if there is no build', () => {
  expect(planned('journeys cart', [], false)).toEqual(['build', 'journeys cart']);
});

test.each([
  ['carts', 'There is no stage carts: the stages are rules, lint, build, journeys.'],
  ['rules cart basket', 'No test file of rules has basket in its path: they are src/*.'],
  ['lint cart', 'Filters and shards are for one of the stages rules, journeys.'],
  ['--shard 1/2', 'Filters and shards are for one of the stages rules, journeys.'],
  ['rules --shard 3/2', 'The shards of rules are 1/1 to 2/2, without filters.'],
  ['rules --shard 0/2', 'The shards of rules are 1/1 to 2/2, without filters.'],
  ['rules --shard half', 'The shards of rules are 1/1 to 2/2, without filters.'],
  ['rules cart --shard 1/2', 'The shards of rules are 1/1 to 2/2, without filters.'],
  ['--since trunk', '--since takes a branch, a tag or a commit with an ancestor of this branch, not trunk.'],
  ['--only rules', 'The options are --shard 1/4 and --since COMMIT, not --only rules.'],
])('npm test -- %s is refused', (args, message) => {
  expect(() => planned(args)).toThrow(message);
});
