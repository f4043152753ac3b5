import { describe, expect, test } from 'vitest';
import { getHome } from '#schemas/home.ts';
import { endpoint } from '#schemas/endpoint.ts';
import { failureOf, problemOf } from './problems.ts';

const fallback = 'Something went wrong.';
const getRegions = endpoint({ ...getHome, name: 'getRegions', httpFailure: 'badResponse' });

describe('a problem without an answer', () => {
  test.each([
    ['network', true],
    ['timeout', true],
    ['server', true],
    ['notJson', true],
    ['schema', true],
    ['tooLarge', true],
    ['refused', false],
    ['aborted', false],
  ] as const)('ERR-01: %s has the default message; it can be asked again: %s', (code, retryable) => {
    expect(problemOf(code)).toEqual({ code, message: fallback, errors: [], retryable });
  });
});

describe('an answer', () => {
  test.each([
    [200, { error: false, message: '' }],
    [200, { success: true, message: 'ok', data: {} }],
    [200, { message: 'a message alone is no failure' }],
    [399, {}],
  ])('API-09, API-13: %i %j is none', (status, body) => {
    expect(failureOf(getHome, status, body)).toBeUndefined();
  });

  test.each([
    [400, 'refused', false],
    [401, 'refused', false],
    [404, 'refused', false],
    [407, 'refused', false],
    [408, 'server', true],
    [409, 'refused', false],
    [428, 'refused', false],
    [429, 'server', true],
    [430, 'refused', false],
    [499, 'refused', false],
    [500, 'server', true],
    [503, 'server', true],
    [599, 'server', true],
  ])('API-09, API-12: %i is a failure: %s, may pass: %s', (status, code, retryable) => {
    const problem = failureOf(getHome, status, { message: 'Service unavailable.' });
    expect(problem).toEqual({ code, status, message: 'Service unavailable.', errors: [], retryable });
  });

  test('API-13: a true error is a failure with its message', () => {
    const problem = failureOf(getHome, 200, { error: true, message: 'Requested token not found.' });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.', status: 200 });
  });

  test.each([
    [200, { error: true }],
    [200, { error: true, message: '' }],
    [200, { error: true, message: null }],
    [400, {}],
    [500, undefined],
    [502, 'Bad Gateway'],
    [503, null],
    [504, []],
  ])('API-13, ERR-01: %i %j has no message of its own', (status, body) => {
    expect(failureOf(getHome, status, body)).toMatchObject({ message: fallback, status });
  });

  test('API-13, API-63: the list of errors comes along', () => {
    const errors = [
      { code: 'OUT_OF_STOCK', sku: 'ZP0001-38', message: 'Out of stock' },
      { code: 'INVALID', field: 'identification', message: 'Invalid identification.' },
    ];
    expect(failureOf(getHome, 200, { error: true, message: 'x', cart: null, errors })?.errors).toEqual(
      errors,
    );
  });

  test.each([[null], [{}], ['Out of stock'], [[{ code: 7 }]]])(
    'API-13: errors of another shape (%j) do not hide the failure and its message',
    (errors) => {
      const problem = failureOf(getHome, 200, { error: true, message: 'Requested token not found.', errors });
      expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.', errors: [] });
    },
  );

  test.each([400, 404, 500, 503])('ERR-02: HTTP %i on menu, city and region calls', (status) => {
    const problem = failureOf(getRegions, status, { error: true, message: 'Service unavailable.' });
    expect(problem).toMatchObject({ message: 'Bad response from server', status });
  });

  test.each([
    ['Regions are closed.', 'Regions are closed.'],
    ['', fallback],
    [undefined, fallback],
  ])('ERR-03: success false with the message %j', (message, kept) => {
    const problem = failureOf(getRegions, 200, { success: false, message, data: null });
    expect(problem).toMatchObject({ code: 'refused', message: kept, status: 200 });
  });
});
