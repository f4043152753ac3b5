import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addStep } from './addStep.ts';

const first = { item: 'AB12-41', quantity: 1 };
const state = { hash: 'h1', lines: [first], busy: false };

describe('the step of an add', () => {
  test('CART-13: a visitor without a cart makes one', () => {
    const step = addStep({ hash: '', lines: [], busy: false }, first);
    expect(step).toEqual({ kind: 'create', lines: [first] });
  });

  test('CART-13: a later add goes to the existing cart, with all lines', () => {
    const line = { item: 'CD34-38', quantity: 1 };
    expect(addStep(state, line)).toEqual({ kind: 'add', hash: 'h1', lines: [first, line] });
  });

  test('CART-11, CART-12: an item that is in the cart is not sent', () => {
    expect(addStep(state, { item: 'AB12-41', quantity: 3 })).toEqual({ kind: 'alreadyThere' });
  });

  test('CART-12: another size is another item', () => {
    expect(addStep(state, { item: 'AB12-42', quantity: 1 }).kind).toBe('add');
  });

  test('CART-09, CART-10: any add is blocked while a cart request is in flight', () => {
    expect(addStep({ ...state, busy: true }, { item: 'CD34-38', quantity: 1 })).toEqual({ kind: 'blocked' });
    expect(addStep({ ...state, busy: true }, first)).toEqual({ kind: 'blocked' });
  });
});

type Rule = typeof addStep;

const item = fc.constantFrom('AB12-41', 'AB12-42', 'CD34-38', 'CD-34-38');
const line = fc.record({ item, quantity: fc.integer({ min: 1, max: 10 }) });
const device = fc.record({
  hash: fc.constantFrom('', 'h1'),
  lines: fc.uniqueArray(line, { selector: (each) => each.item }),
  busy: fc.boolean(),
});

const check = (rule: Rule) =>
  fc.assert(
    fc.property(device, line, (state, added) => {
      const step = rule(state, added);
      const sends = step.kind === 'create' || step.kind === 'add';
      const isThere = state.lines.some((each) => each.item === added.item);
      if (sends !== (!state.busy && !isThere)) return false;
      if (!sends) return step.kind === (state.busy ? 'blocked' : 'alreadyThere');
      const items = step.lines.map((each) => each.item);
      const isUnchanged = state.lines.every((each, index) => step.lines[index] === each);
      return isUnchanged && items.at(-1) === added.item && (step.kind === 'create') === (state.hash === '');
    }),
    { seed: 20241, numRuns: 500 },
  );

test('CART-09, CART-12: it sends once, with every line, and never one item twice', () => {
  expect(() => check(addStep)).not.toThrow();
});

test.each<[string, Rule]>([
  ['sends while another is in flight', (state, added) => addStep({ ...state, busy: false }, added)],
  [
    'takes two sizes for one item',
    (state, added) =>
      state.lines.some((each) => each.item.slice(0, 4) === added.item.slice(0, 4)) && !state.busy
        ? { kind: 'alreadyThere' }
        : addStep(state, added),
  ],
  [
    'forgets the lines there are',
    (state, added) => {
      const step = addStep(state, added);
      return 'lines' in step ? { ...step, lines: [added] } : step;
    },
  ],
])('CART-09, CART-12: refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});
