import { expect, test } from 'vitest';
import { shopServer } from '#server/shopServer.ts';

const shop = shopServer({ control: true });
const path = '/flags/configuration-files/vidriera/config_v6.json?sdk=ConfigCat-UnifiedJS-Browser%2Fa-1.1.0';
const etag = 'W/"f1a2"';

const ask = (url: string, headers: Record<string, string> = {}) =>
  shop.request(`http://localhost${url}`, { headers });

test('API-105: the configuration comes with an ETag that other origins may read', async () => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe(etag);
  expect(answer.headers.get('access-control-expose-headers')).toBe('ETag');
  expect(await answer.json()).toMatchObject({ p: { r: 0 }, f: { backend_for_frontend: { t: 1 } } });
});

test.each([
  ['the query', `${path}&ccetag=W%2F%22f1a2%22`, {}, 304],
  ['a header', path, { 'if-none-match': etag }, 304],
  ['the query, of another one', `${path}&ccetag=W%2F%22older%22`, {}, 200],
])('API-105, API-104: the ETag in %s', async (_where, url, headers, status) => {
  const answer = await ask(url, headers);
  expect([answer.status, answer.headers.get('etag')]).toEqual([status, etag]);
  expect((await answer.text()) === '').toBe(status === 304);
});

test('API-105: a key that nobody has is not found, without a body', async () => {
  const answer = await ask(path.replace('vidriera', 'nobody'));
  expect([answer.status, await answer.text()]).toEqual([404, '']);
});
