import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedFormula } from '#rules/catalogue/sortingFormula.ts';
import { recordingStorage, beginVisits, endVisits, entry, visit } from '#testing/backend/persistedVisit.ts';
import { formulaFound, selectStoredFormula } from './sortingFormula.ts';

beforeEach(beginVisits);
afterEach(endVisits);

const found = storedFormula('f1', Date.parse('2024-03-05T14:07:00.000Z'));

test('CAT-34, PERS-07: a formula is persisted with its expiry for the next visit', async () => {
  const { storage } = recordingStorage();
  const first = visit(storage);
  await first.persistence.read;
  await first.persistence.flush();
  first.store.dispatch(formulaFound(found));
  await first.persistence.flush();
  const next = visit(storage);
  await next.persistence.read;
  expect(selectStoredFormula(next.state())).toEqual({
    formula: 'f1',
    until: Date.parse('2024-03-06T14:07:00.000Z'),
  });
});

test('CAT-36, PERS-06: one found before rehydration has priority over the persisted one', async () => {
  const { storage } = recordingStorage({
    [entry]: JSON.stringify({ sortingFormula: JSON.stringify({ kept: found }) }),
  });
  const { store, state, persistence } = visit(storage);
  const newer = storedFormula('f2', 5);
  store.dispatch(formulaFound(newer));
  await persistence.read;
  expect(selectStoredFormula(state())).toEqual(newer);
});

test('PERS-09: one that cannot be read costs nothing else', async () => {
  const { storage } = recordingStorage({
    [entry]: JSON.stringify({ sortingFormula: '{"kept":{"formula":7}}' }),
  });
  const { state, persistence } = visit(storage);
  await persistence.read;
  expect(selectStoredFormula(state())).toBeUndefined();
});
