import { expect, test } from 'vitest';
import type { Choice } from './chooseProofs.ts';
import type { Mutant } from './instrument.ts';
import { countProofs, orderMutants } from './mutantOrder.ts';
import { seededRandom } from './seededRandom.ts';

const kinds = ['ConditionalExpression', 'BlockStatement', 'StringLiteral'];
const files = [
  'src/features/wishlist/WishlistScreen.tsx',
  'src/rules/prices.ts',
  'src/lib/paths.ts',
  'src/countries/ar.ts',
  'scripts/test/run.ts',
];
const mutants = new Map(
  files.flatMap((file) =>
    Array.from({ length: 12 }, (_, index): [string, Mutant] => {
      const id = `${file}#${index}`;
      return [id, { id, file, line: index + 1, kind: kinds[index % 3] ?? '', replacement: '', names: [] }];
    }),
  ),
);
const countsOf = (test: (mutant: Mutant) => boolean) =>
  Object.fromEntries([...mutants.values()].filter(test).map(({ id }) => [id, 1]));

function aChoice(id: string, file: string): Choice {
  const proof = {
    file,
    within: [],
    title: 'T',
    passed: true,
    runner: 'rules',
    level: 'unit',
    counts: true,
  } as const;
  return { id, topic: 'wishlist', proof: { ...proof, within: [] } };
}

const wishlist = aChoice('WISH-01', 'src/features/wishlist/WishlistScreen.test.tsx');
const coverage = {
  static: countsOf(({ file }) => file === 'src/countries/ar.ts'),
  perTest: { one: countsOf(({ file }) => file !== 'src/countries/ar.ts') },
};
/** No other proof was run. */
const alone = new Map<string, number>();
const order = (choice: Choice, seed = 3) =>
  orderMutants(mutants, coverage, choice, seededRandom(seed), alone);

test('half of the first twelve are of the own subject, the rest is spread over other rooms', () => {
  const first = Map.groupBy(order(wishlist).slice(0, 12), ({ file }) => file);
  expect(first.get('src/features/wishlist/WishlistScreen.tsx')?.length).toBeGreaterThanOrEqual(6);
  expect(first.has('src/rules/prices.ts')).toBe(true);
  expect(first.has('src/lib/paths.ts')).toBe(true);
});

test('after the first twelve comes what no other proof executes, then what few do', () => {
  const executes = (...own: string[]) => ({
    static: {},
    perTest: { one: countsOf(({ file }) => own.includes(file)) },
  });
  const [screen, prices, paths] = files as [string, string, string];
  const proofs = countProofs([coverage, executes(screen, paths), executes(screen)]);
  const all = orderMutants(mutants, coverage, wishlist, seededRandom(3), proofs).map(({ file }) => file);
  const left = [...new Set(all.slice(12))];
  expect(left).toEqual([prices, paths, screen]);
  expect(all).toHaveLength(36);
});

test('what names the line comes first of all, whatever its file is called', () => {
  const named = (mutant: Mutant) =>
    mutant.file === 'src/lib/paths.ts' ? { ...mutant, names: ['WISH-02', 'WISH-01'] } : mutant;
  const some = new Map([...mutants].map(([id, mutant]) => [id, named(mutant)]));
  const [first, second] = orderMutants(some, coverage, wishlist, seededRandom(3), alone);
  expect([first?.file, second?.file]).toEqual(['src/lib/paths.ts', wishlist.proof.file.replace('.test', '')]);
});

test('the file that is tested takes turns with what names the line, before others with a similar name', () => {
  const other = 'src/features/wishlist/wishlistUrl.ts';
  const more = new Map(mutants);
  for (let index = 0; index < 12; index++)
    more.set(`${other}#${index}`, {
      id: `${other}#${index}`,
      file: other,
      line: index,
      kind: 'BlockStatement',
      replacement: '',
      names: [],
    });
  const ran = { static: {}, perTest: { one: Object.fromEntries([...more.keys()].map((id) => [id, 1])) } };
  const files = orderMutants(more, ran, wishlist, seededRandom(3), alone).map(({ file }) => file);
  const last = files.lastIndexOf('src/features/wishlist/WishlistScreen.tsx');
  expect(files.indexOf(other)).toBeGreaterThan(last);
});

test('of what ran while loading alone, what names the line comes first too', () => {
  const isNamed = ({ id }: Pick<Mutant, 'id'>) => id === 'src/lib/paths.ts#7';
  const some = new Map(
    [...mutants].map(([id, mutant]) => [id, isNamed({ id }) ? { ...mutant, names: ['WISH-01'] } : mutant]),
  );
  const isStatic = ({ file }: Mutant) => /paths|WishlistScreen/.test(file);
  const loaded = {
    static: countsOf(isStatic),
    perTest: { one: countsOf((mutant) => !isStatic(mutant)) },
  };
  const all = orderMutants(some, loaded, wishlist, seededRandom(3), alone);
  expect(all.find(isStatic)).toSatisfy(isNamed);
});

test('in a file the kinds take turns, and a fault in a decision comes first', () => {
  const own = order(wishlist).filter(({ file }) => file.includes('wishlist'));
  expect(own.slice(0, 6).map(({ kind }) => kind)).toEqual([...kinds, ...kinds]);
});

test('what ran while loading alone is tried only where it is near the subject', () => {
  expect(order(wishlist).some(({ file }) => file === 'src/countries/ar.ts')).toBe(false);
  const near = order(aChoice('COUNTRY-01', 'src/countries/countries.test.ts'));
  expect(near.slice(0, 12).some(({ file }) => file === 'src/countries/ar.ts')).toBe(true);
});

test('the tools are broken for the lines about them alone', () => {
  const isTool = ({ file }: Mutant) => file === 'scripts/test/run.ts';
  expect(order(wishlist).some(isTool)).toBe(false);
  expect(order(aChoice('LAB-08', 'scripts/test/run.test.ts')).some(isTool)).toBe(true);
});

test('what did not run is never tried, and nothing is tried twice', () => {
  const ran = { static: {}, perTest: { one: { 'src/rules/prices.ts#4': 2 } } };
  const tried = orderMutants(mutants, ran, wishlist, seededRandom(3), alone);
  expect(tried.map(({ id }) => id)).toEqual(['src/rules/prices.ts#4']);
  const all = order(wishlist).map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
});

test('the seed decides', () => {
  expect(order(wishlist)).toEqual(order(wishlist));
  expect(order(wishlist)).not.toEqual(order(wishlist, 4));
});
