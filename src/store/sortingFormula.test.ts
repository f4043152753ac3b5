import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedFormula } from '#rules/catalogue/sortingFormula.ts';
import { aDisk, beginVisits, endVisits, entry, visit } from '#testing/persistedVisit.ts';
import { formulaFound, selectStoredFormula } from './sortingFormula.ts';

beforeEach(beginVisits);
afterEach(endVisits);

const found = storedFormula('f1', Date.parse('2024-03-05T14:07:00.000Z'));

test('CAT-34, PERS-07: a formula is kept with its expiry from one visit to the next', async () => {
  const { disk } = aDisk();
  const first = visit(disk);
  await first.keeping.read;
  await first.keeping.flush();
  first.store.dispatch(formulaFound(found));
  await first.keeping.flush();
  const next = visit(disk);
  await next.keeping.read;
  expect(selectStoredFormula(next.state())).toEqual({
    formula: 'f1',
    until: Date.parse('2024-03-06T14:07:00.000Z'),
  });
});

test('CAT-36, PERS-06: one found before the device was read goes before the kept one', async () => {
  const { disk } = aDisk({ [entry]: JSON.stringify({ sortingFormula: JSON.stringify({ kept: found }) }) });
  const { store, state, keeping } = visit(disk);
  const newer = storedFormula('f2', 5);
  store.dispatch(formulaFound(newer));
  await keeping.read;
  expect(selectStoredFormula(state())).toEqual(newer);
});

test('PERS-09: one that cannot be read costs nothing else', async () => {
  const { disk } = aDisk({ [entry]: JSON.stringify({ sortingFormula: '{"kept":{"formula":7}}' }) });
  const { state, keeping } = visit(disk);
  await keeping.read;
  expect(selectStoredFormula(state())).toBeUndefined();
});
