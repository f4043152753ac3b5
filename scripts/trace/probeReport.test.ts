import { expect, test } from 'vitest';
import type { Choice } from './chooseProofs.ts';
import type { Finding } from './probeProof.ts';
import { describeFinding, formatTally, formatUnproven } from './probeReport.ts';

function aChoice(id: string): Choice {
  const file = 'src/rules/cart.test.ts';
  const proof = {
    file,
    within: [],
    title: `${id}: T`,
    passed: true,
    runner: 'rules',
    level: 'unit',
    counts: true,
  };
  return { id, topic: 'cart', proof: { ...proof, level: 'unit' } };
}

const mutant = {
  id: '1',
  file: 'src/rules/cart.ts',
  line: 4,
  kind: 'BlockStatement',
  replacement: '{}\n',
  names: [],
};
const red: Finding = { verdict: 'red', kind: 'expectation', message: '\nexpected 1', mutant, tried: 2 };
const hang: Finding = { ...red, kind: 'hang', message: 'no end within 90 s' };
const unjudged: Finding = { verdict: 'unjudged', message: 'no such test' };
const findings: Finding[] = [
  red,
  hang,
  { verdict: 'nothing', tried: 12 },
  { verdict: 'nothing', tried: 0 },
  unjudged,
];
const all = findings.map((finding, index) => ({ choice: aChoice(`CART-0${index + 1}`), finding }));

test.each<[string, Finding]>([
  ['an expectation refused src/rules/cart.ts:4 BlockStatement → {} (2 tried): expected 1', red],
  [
    'no expectation, only a HANG, refused src/rules/cart.ts:4 BlockStatement → {} (2 tried): no end within 90 s',
    hang,
  ],
  ['PROVES NOTHING: none of 12 mutants turned it red', { verdict: 'nothing', tried: 12 }],
  ['PROVES NOTHING: it runs nothing of the project', { verdict: 'nothing', tried: 0 }],
  ['cannot be judged, it does not pass in the copy: no such test', unjudged],
])('a finding names the proof and says: %s', (text, finding) => {
  const heading = "CART-01 by rules: src/rules/cart.test.ts 'CART-01: T'";
  expect(describeFinding(aChoice('CART-01'), finding)).toBe(`${heading}\n  ${text}`);
});

test('the sum names every line whose proof proves nothing or cannot be judged', () => {
  expect(formatTally(all)).toBe(
    [
      '2 of 5 proofs turned red: 1 by an expectation, by less alone: 0 by an action that waited in vain, ' +
        '0 by a fall of the code, 1 by a hang',
      'Prove nothing (2): CART-03 CART-04',
      'Could not be judged (1): CART-05',
    ].join('\n'),
  );
});

test('a line is unproven if none of its proofs turned red', () => {
  const doubtful = [aChoice('CART-01'), aChoice('CART-02'), aChoice('CART-03')];
  const others = [
    { choice: aChoice('CART-01'), finding: red },
    { choice: aChoice('CART-02'), finding: { verdict: 'nothing', tried: 3 } as const },
  ];
  expect(formatUnproven(doubtful, others)).toBe(
    'Delivered lines whose proofs no fault turned red: CART-02 CART-03',
  );
  expect(formatUnproven([], [])).toBe('Delivered lines whose proofs no fault turned red: none');
});
