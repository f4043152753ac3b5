import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(async () => {
  await mock.stop();
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('IMG-07: one address ends in .jpg, and to a browser that takes %s it answers %s', async (accept, type) => {
  const response = await fetch(`${mock.url}/images/p/zp0001-1-60.jpg`, { headers: { accept } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toBe('Accept');
});
