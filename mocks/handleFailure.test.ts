import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { getCities } from '#schemas/places.ts';
import { handle } from './handle.ts';

const request = () =>
  new Request('http://localhost/api/cities?api_version=3', { headers: { 'x-mock-session': 'failure' } });

async function failureOf(resolve: Parameters<typeof handle<typeof getCities>>[1]) {
  const response = await getResponse([handle(getCities, resolve)], request());
  return { status: response?.status, body: (await response?.json()) as unknown };
}

test('a write that the data model refuses is an error of the mock, and names call and field', async () => {
  const twice = () =>
    failureOf(async ({ session }) => {
      await session.carts.add({ hash: 'c4f1e2', lines: [] });
      return undefined as never;
    });
  await twice();
  expect(await twice()).toEqual({
    status: 500,
    body: {
      error: true,
      message: "Failed to answer getCities: Failed to add to carts: hash: 'c4f1e2' is taken.",
    },
  });
});

test('a thrown value that is no error is reported as well', async () => {
  const failure = await failureOf(() => {
    // oxlint-disable-next-line no-throw-literal -- What a library throws may be anything.
    throw 'no world';
  });
  expect(failure).toEqual({
    status: 500,
    body: { error: true, message: 'Failed to answer getCities: no world' },
  });
});
