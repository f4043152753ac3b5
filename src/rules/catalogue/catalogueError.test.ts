import { expect, test } from 'vitest';
import { catalogueError } from './catalogueError.ts';

const failure = { message: 'Service unavailable.' };

test.each([
  ['nothing', [], undefined, undefined],
  ['the failure', [], failure, 'Service unavailable.'],
  ['the answer', ['NOT_FOUND'], undefined, 'NOT_FOUND'],
  ['the answer, the failure set aside', ['NOT_FOUND'], failure, 'NOT_FOUND'],
  ['the first entry of the answer', ['CLOSED', 'NOT_FOUND'], undefined, 'CLOSED'],
])('ERR-05, ERR-06: of a list, %s is the error', (_what, error, problem, expected) => {
  expect(catalogueError({ error }, problem)).toBe(expected);
});
