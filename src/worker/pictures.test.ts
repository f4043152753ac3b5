import { describe, expect, test } from 'vitest';
import { memoryCache } from '#testing/fakeBrowser.ts';
import { storedPictures } from './pictures.ts';

const request = (name: number | string) => new Request(`https://shop/images/${name}.jpg`);

const picture = (size = 1000, headers: Record<string, string> = {}) =>
  new Response(new Uint8Array(size), { headers: { 'content-type': 'image/avif', ...headers } });

function device(answer: () => Response = picture, used = 0, cache = memoryCache()) {
  let sent = 0;
  const { answer: ask } = storedPictures({
    open: async () => cache,
    fetch: async () => {
      sent += 1;
      return answer();
    },
    used: async () => used,
  });
  const show = async (name: number | string) => {
    const { response, after } = await ask(request(name));
    await after;
    return response;
  };
  return { show, cache, sent: () => sent };
}

describe('pictures', () => {
  test('PWA-05: are requested once', async () => {
    const { show, sent } = device();
    const bytes = [];
    for (let time = 0; time < 3; time += 1) bytes.push((await (await show(1)).arrayBuffer()).byteLength);
    expect([bytes, sent()]).toEqual([[1000, 1000, 1000], 1]);
  });

  test('PWA-05: are 200 at most, the oldest go first', async () => {
    const { show, cache } = device();
    for (let name = 1; name <= 203; name += 1) await show(name);
    const urls = (await cache.keys()).map(({ url }) => url);
    expect([urls.length, urls[0]]).toEqual([200, request(4).url]);
  });

  test('PWA-05: have 30 MB at most, counted from what is stored', async () => {
    const { show, cache } = device(() => picture(8_000_000));
    for (let name = 1; name <= 3; name += 1) await show(name);
    const later = device(() => picture(8_000_000), 0, cache);
    for (let name = 4; name <= 5; name += 1) await later.show(name);
    expect((await cache.keys()).map(({ url }) => url)).toEqual([3, 4, 5].map((name) => request(name).url));
  });

  test('PWA-05: have 30 MB at most, however many are stored in one go', async () => {
    const { show, cache } = device(() => picture(8_000_000));
    for (let name = 1; name <= 5; name += 1) await show(name);
    expect((await cache.keys()).map(({ url }) => url)).toEqual([3, 4, 5].map((name) => request(name).url));
  });

  test('PWA-05: count once when they are replaced', async () => {
    const { show, cache } = device(() => picture(8_000_000, { 'cache-control': 'no-cache' }));
    for (const name of [1, 2, 2, 2, 2]) await show(name);
    expect((await cache.keys()).map(({ url }) => url)).toEqual([1, 2].map((name) => request(name).url));
  });

  test.each([
    ['a missing picture', () => new Response('', { status: 404 })],
    ['a page of the network', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['what must not be stored', () => picture(1000, { 'cache-control': 'no-store' })],
  ])('PWA-05: %s is not stored', async (_what, answer) => {
    const { show, cache } = device(answer);
    await show(1);
    expect(await cache.keys()).toEqual([]);
  });

  test('PWA-05: a first version gives way to the better one, and is shown without network', async () => {
    const better = picture(2000);
    const answers = [picture(1000, { 'cache-control': 'no-cache' }), undefined, better];
    const { show, cache, sent } = device(() => {
      const next = answers.shift();
      if (next === undefined) throw new TypeError('Failed to fetch');
      return next;
    });
    const bytes = [];
    for (let time = 0; time < 4; time += 1) bytes.push((await (await show(1)).arrayBuffer()).byteLength);
    expect([bytes, sent()]).toEqual([[1000, 1000, 2000, 2000], 3]);
    expect(await cache.keys()).toHaveLength(1);
    await expect(show(2)).rejects.toThrow('Failed to fetch');
  });

  test.each([
    [0.8, 1],
    [0.81, 0],
  ])(
    'PWA-05: none is stored where the device is nearly full: with %d of it used, %d',
    async (used, stored) => {
      const { show, cache } = device(picture, used);
      await show(1);
      expect(await cache.keys()).toHaveLength(stored);
    },
  );

  test('PWA-05: where storage fails they come from the server', async () => {
    const full = memoryCache({ put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
    const { show, sent } = device(picture, 0, full);
    expect([(await show(1)).status, (await show(1)).status, sent()]).toEqual([200, 200, 2]);
  });
});
