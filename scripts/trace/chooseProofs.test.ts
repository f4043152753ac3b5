import { expect, test } from 'vitest';
import { chooseProofs, otherProofs } from './chooseProofs.ts';
import type { Proof, Row } from './matrix.ts';
import { seededRandom } from './seededRandom.ts';

function aProof(title: string, counts: boolean, runner = 'rules'): Proof {
  return { file: 'a.test.ts', within: [], title, passed: true, runner, level: 'unit', counts };
}

function aRow(id: string, proofs: Proof[]): Row {
  const area = id.replace(/-.*/, '');
  const state = proofs.some(({ counts }) => counts) ? 'proven' : 'without';
  return {
    id,
    area,
    file: 'cart',
    decision: false,
    sections: [1],
    statement: 'S.',
    level: 'unit',
    state,
    proofs,
  };
}

const rows = [
  aRow('CART-01', [aProof('one', true), aProof('two', true), aProof('low', false)]),
  aRow('CART-02', [aProof('low', false)]),
  aRow('CART-03', [aProof('journey', true, 'journeys')]),
  ...Array.from({ length: 30 }, (_, index) => aRow(`HOME-${index + 10}`, [aProof('home', true)])),
];
const anything = () => true;

test('the requested number of proven lines is chosen, each once and with a counting proof', () => {
  const choices = chooseProofs(rows, anything, 12, seededRandom(5));
  expect(new Set(choices.map(({ id }) => id)).size).toBe(12);
  expect(choices.every(({ proof }) => proof.counts)).toBe(true);
});

test('all are chosen if there are fewer, and none without a counting proof', () => {
  const ids = chooseProofs(rows, anything, 99, seededRandom(5)).map(({ id }) => id);
  expect(ids).toHaveLength(32);
  expect(ids).not.toContain('CART-02');
});

test('the seed decides', () => {
  const chosen = (seed: number) => chooseProofs(rows, anything, 12, seededRandom(seed));
  expect(chosen(5)).toEqual(chosen(5));
  expect(chosen(5)).not.toEqual(chosen(6));
});

test('only suitable lines and proofs are chosen', () => {
  const choices = chooseProofs(rows, (_, { runner }) => runner === 'journeys', 12, seededRandom(5));
  expect(choices.map(({ id, topic, proof }) => [id, topic, proof.title])).toEqual([
    ['CART-03', 'cart', 'journey'],
  ]);
});

test('the other proofs of a line are those that count, without the chosen one', () => {
  const [one] = rows[0]?.proofs ?? [];
  if (one === undefined) throw new Error('no proof');
  const others = otherProofs(rows, [{ id: 'CART-01', topic: 'cart', proof: one }]);
  expect(others.map(({ id, proof }) => [id, proof.title])).toEqual([['CART-01', 'two']]);
});
