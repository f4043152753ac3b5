import { NamedSchemaError } from '@reduxjs/toolkit/query';
import { describe, expect, test } from 'vitest';
import { aHome } from '#fixtures/home.ts';
import { getHome } from '#schemas/home.ts';
import { schemaFailure } from './schemaFailure.ts';

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
