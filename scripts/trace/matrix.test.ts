import { expect, test } from 'vitest';
import type { Requirement } from './catalogue.ts';
import { joinProofs, judge } from './matrix.ts';
import type { Runner } from './runners.ts';

const rules: Runner = { name: 'rules', tool: 'vitest', level: 'unit' };
const screens: Runner = { name: 'screens', tool: 'vitest', level: 'component' };

function aLine(id: string, level: Requirement['level']): Requirement {
  return { id, area: 'CART', file: 'cart', decision: false, sections: [4], statement: 'Text.', level };
}

function anOutcome(title: string, passed = true) {
  return { file: 'src/rules/cart.test.ts', title, passed };
}

const lines = [aLine('CART-01', 'unit'), aLine('CART-02', 'component'), aLine('CART-03', 'unit')];

test('LAB-08: each line gets the tests that name it, and only passed ones at its level or above count', () => {
  const { rows, errors } = joinProofs(lines, [
    { runner: rules, outcomes: [anOutcome('CART-01, CART-02: both'), anOutcome('CART-03: red', false)] },
    { runner: screens, outcomes: [anOutcome('CART-01: seen'), anOutcome('names none')] },
  ]);
  expect(errors).toEqual([]);
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    ['CART-01', 'proven'],
    ['CART-02', 'below'],
    ['CART-03', 'without'],
  ]);
  expect(rows.map(({ proofs }) => proofs.map(({ runner, counts }) => [runner, counts]))).toEqual([
    [
      ['rules', true],
      ['screens', true],
    ],
    [['rules', false]],
    [['rules', false]],
  ]);
});

test('a wrong title is named with its file and proves nothing', () => {
  const { rows, errors } = joinProofs(lines, [
    { runner: rules, outcomes: [anOutcome('CART-01 to CART-03: text')] },
  ]);
  expect(rows.every(({ state }) => state === 'without')).toBe(true);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/^src\/rules\/cart\.test\.ts: 'CART-01 to CART-03: text': CART-01 must stand/);
});

test('LAB-08: a delivered line without a passing proof at its level breaks the run', () => {
  const { rows } = joinProofs(lines, [
    { runner: rules, outcomes: [anOutcome('CART-01: a'), anOutcome('CART-02: b'), anOutcome('CART-03: c')] },
  ]);
  const { broken, undeclared } = judge(rows, new Set(['CART-01', 'CART-02']));
  expect(broken.map(({ id }) => id)).toEqual(['CART-02']);
  expect(undeclared.map(({ id }) => id)).toEqual(['CART-03']);
});
