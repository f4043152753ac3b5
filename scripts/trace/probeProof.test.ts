import { expect, test } from 'vitest';
import type { Mutant } from './instrument.ts';
import type { ActiveMutant } from './mutantSwitch.ts';
import { probeProof, runWhole } from './probeProof.ts';
import type { ProofRun } from './probeProof.ts';

const coverage = { static: { m0: 1 }, perTest: { one: { m0: 2, m1: 5 } } };
const green: ProofRun = { outcome: 'green', coverage };
const red = (kind: 'expectation' | 'fall'): ProofRun => ({ outcome: 'red', kind, message: kind });
const none: ProofRun = { outcome: 'none', message: 'did not load' };
const mutants = Array.from({ length: 20 }, (_, index): Mutant => {
  return {
    id: `m${index}`,
    file: 'src/rules/cart.ts',
    line: index,
    kind: 'BlockStatement',
    replacement: '{}',
    names: [],
  };
});

/** Probes a test with scripted results: first unmutated, then mutant by mutant; green after that. */
async function probe(whole: ProofRun[], broken: ProofRun[], most = 12) {
  const seen: (ActiveMutant | null)[] = [];
  const run = (mutant: ActiveMutant | null) => {
    seen.push(mutant);
    return Promise.resolve((mutant === null ? whole : broken).shift() ?? green);
  };
  const finding = await probeProof(await runWhole(run), run, () => mutants, most);
  return { finding, seen };
}

test('the first expectation that is not met ends the search', async () => {
  const { finding, seen } = await probe([green], [green, none, red('expectation'), red('expectation')]);
  expect(finding).toMatchObject({ verdict: 'red', kind: 'expectation', mutant: { id: 'm2' }, tried: 3 });
  expect(seen).toHaveLength(4);
});

test('the search goes on after a weaker failure, and finds better', async () => {
  const { finding } = await probe([green], [red('fall'), green, red('expectation')]);
  expect(finding).toMatchObject({ kind: 'expectation', mutant: { id: 'm2' } });
});

test('a weaker failure is the result after the last try, and after four of them', async () => {
  const once = await probe([green], [green, red('fall')]);
  expect(once.finding).toMatchObject({ verdict: 'red', kind: 'fall', mutant: { id: 'm1' } });
  expect(once.seen).toHaveLength(13);
  const always = await probe(
    [green],
    Array.from({ length: 20 }, () => red('fall')),
  );
  expect(always.finding).toMatchObject({ verdict: 'red', kind: 'fall', mutant: { id: 'm0' } });
  expect(always.seen).toHaveLength(5);
});

test('a test that stays green, or does not load, proves nothing', async () => {
  const { finding, seen } = await probe([green], [none, none], 5);
  expect(finding).toEqual({ verdict: 'nothing', tried: 5 });
  expect(seen).toHaveLength(6);
});

test('a test that does not pass as it is cannot be judged; one disturbance is forgiven', async () => {
  expect((await probe([red('fall'), none], [])).finding).toEqual({
    verdict: 'unjudged',
    message: 'did not load',
  });
  expect((await probe([none, green], [red('expectation')])).finding.verdict).toBe('red');
});

test('the limit for a loop without end grows with what the place was run', async () => {
  const { seen } = await probe([green], [], 3);
  expect(seen).toEqual([
    null,
    { activeMutant: 'm0', hitLimit: 1300 },
    { activeMutant: 'm1', hitLimit: 1500 },
    { activeMutant: 'm2', hitLimit: 1000 },
  ]);
});
