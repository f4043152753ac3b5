import { NamedSchemaError } from '@reduxjs/toolkit/query';
import { describe, expect, test } from 'vitest';
import { aHome } from '#fixtures/home.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { getHome } from '#schemas/home.ts';
import { failureOf, problemOf, schemaFailure } from './problems.ts';

const fallback = 'Something went wrong.';
const getRegions = { ...getHome, name: 'getRegions', httpFailure: 'badResponse' } satisfies Endpoint;

describe('a problem without an answer', () => {
  test.each(['network', 'timeout', 'server', 'notJson', 'schema', 'tooLarge', 'refused', 'aborted'] as const)(
    'ERR-01: %s has the default message',
    (code) => {
      expect(problemOf(code)).toStrictEqual({ code, message: fallback, errors: [] });
    },
  );
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
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [407, 'refused'],
    [408, 'server'],
    [409, 'refused'],
    [428, 'refused'],
    [429, 'server'],
    [430, 'refused'],
    [499, 'refused'],
    [500, 'server'],
    [503, 'server'],
    [599, 'server'],
  ])('API-09, API-12: %i is a failure: %s', (status, code) => {
    const problem = failureOf(getHome, status, { message: 'Service unavailable.' });
    expect(problem).toEqual({ code, status, message: 'Service unavailable.', errors: [] });
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

  test('API-13, API-63: the list of errors is included', () => {
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

  test.each([
    [200, ['NOT_FOUND'], 'NOT_FOUND'],
    [200, ['CLOSED', 'NOT_FOUND'], 'CLOSED'],
    [404, ['NOT_FOUND'], 'NOT_FOUND'],
    [200, [], 'Not active.'],
    [200, 'NOT_FOUND', 'Not active.'],
    [200, [7], 'Not active.'],
  ])('ERR-05, ERR-06: HTTP %i with messages.error %j and a message of its own', (status, error, expected) => {
    const body = { error: true, message: 'Not active.', messages: { error } };
    expect(failureOf(getHome, status, body)?.message).toBe(expected);
  });

  test.each([400, 404, 500, 503])('ERR-02: HTTP %i on menu, city and region calls', (status) => {
    const problem = failureOf(getRegions, status, { error: true, message: 'Service unavailable.' });
    expect(problem).toMatchObject({ message: 'Bad response from server', status });
  });

  test.each([
    ['Regions are closed.', 'Regions are closed.'],
    ['', fallback],
    [undefined, fallback],
  ])('ERR-03: success false with the message %j', (message, expected) => {
    const problem = failureOf(getRegions, 200, { success: false, message, data: null });
    expect(problem).toMatchObject({ code: 'refused', message: expected, status: 200 });
  });
});

describe('schema failure', () => {
  /** The error of a reply with another shape after it has passed through RTK Query. */
  async function failureOf(reply: unknown) {
    const { issues = [] } = await getHome.reply['~standard'].validate(reply);
    return schemaFailure(new NamedSchemaError(issues, reply, 'rawResponseSchema', undefined));
  }

  const banner = { name: 'Verano', image_url: 'https://img.tienda.example/b/verano.jpg' };

  describe('an answer of another shape', () => {
    test('ERR-01: it is a problem with the default message, that may be retried', async () => {
      expect(await failureOf(null)).toMatchObject({
        code: 'schema',
        message: 'Something went wrong.',
      });
    });

    test.each([
      ['Requested token not found.', 'Requested token not found.'],
      ['', 'Something went wrong.'],
      [undefined, 'Something went wrong.'],
      [null, 'Something went wrong.'],
    ])('SESS-46, ERR-01: with the message %j the problem has %j', async (message, own) => {
      expect((await failureOf({ error: 'true', message })).message).toBe(own);
    });

    test('it names the mismatches for a developer', async () => {
      const { errors } = await failureOf({
        ...aHome({ banners: { top: [banner as never] } }),
        seoSettings: 'Moda',
      });
      expect(errors.map(({ code, field }) => [code, field])).toEqual([
        ['SCHEMA', 'seoSettings'],
        ['SCHEMA', 'banners.top.0.desktop_url'],
      ]);
      expect(errors.every(({ message }) => message.startsWith('Invalid'))).toBe(true);
    });

    test('it names no more than five of them', async () => {
      const { errors } = await failureOf({});
      expect(errors.length).toBe(5);
    });

    test('a mismatch of the whole answer has no path', () => {
      const issue = { message: 'Invalid' };
      const { errors } = schemaFailure(new NamedSchemaError([issue], {}, 'rawResponseSchema', undefined));
      expect(errors).toEqual([{ code: 'SCHEMA', message: 'Invalid', field: '' }]);
    });

    test('a path may consist of keys only', () => {
      const issue = { message: 'Invalid', path: ['home_items', 0, { key: 'name' }] };
      const { errors } = schemaFailure(new NamedSchemaError([issue], {}, 'rawResponseSchema', undefined));
      expect(errors).toEqual([{ code: 'SCHEMA', message: 'Invalid', field: 'home_items.0.name' }]);
    });
  });
});
