import { expect, test } from 'vitest';
import type { Problem, ProblemCode } from '#schemas/problem.ts';
import { badResponse, contentProblem, defaultMessage, messageKey } from './messages.ts';

const problem = (code: ProblemCode, status?: number): Problem => ({
  code,
  message: 'Internal',
  errors: [],
  ...(status === undefined ? {} : { status }),
});

test('ERR-01, ERR-02: the two messages in the state', () => {
  expect(defaultMessage).toBe('Something went wrong.');
  expect(badResponse).toBe('Bad response from server');
});

const rows: [ProblemCode, number | undefined, string, string][] = [
  ['network', undefined, 'generic', 'offline'],
  ['timeout', undefined, 'generic', 'offline'],
  ['server', 500, 'generic', 'offline'],
  ['server', 503, 'generic', 'offline'],
  ['server', 429, 'generic', 'offline'],
  ['refused', 200, 'generic', 'offline'],
  ['refused', 400, 'generic', 'offline'],
  ['refused', 422, 'generic', 'offline'],
  ['notJson', 200, 'generic', 'offline'],
  ['schema', undefined, 'generic', 'offline'],
  ['tooLarge', undefined, 'generic', 'offline'],
  ['aborted', undefined, 'generic', 'offline'],
  ['refused', 404, 'missingPage', 'missingPage'],
  ['refused', 410, 'missingPage', 'missingPage'],
  ['refused', 401, 'authorization', 'authorization'],
  ['refused', 403, 'authorization', 'authorization'],
];

test.each(rows)('ERR-12, ERR-13, ERR-14: %s with status %s reads %s with network', (code, status, key) => {
  expect(messageKey(problem(code, status), true)).toBe(key);
});

test.each(rows)(
  'ERR-15: %s with status %s reads, instead of %s, %s without network',
  (code, status, _key, key) => {
    expect(messageKey(problem(code, status), false)).toBe(key);
  },
);

test.each([defaultMessage, badResponse, 'Requested token not found.', ''])(
  'ERR-04: what the visitor reads does not depend on the message %j',
  (message) => {
    const failed: Problem = { ...problem('server', 500), message };
    expect(messageKey(failed, true)).toBe('generic');
  },
);

test.each([
  [404, 'generic'],
  [410, 'generic'],
  [401, 'authorization'],
  [403, 'authorization'],
  [503, 'generic'],
  [undefined, 'generic'],
])('HOME-12, MENU-12: content that fails with %s reads %s', (status, key) => {
  expect(messageKey(contentProblem(status === undefined ? {} : { status }), true)).toBe(key);
});
