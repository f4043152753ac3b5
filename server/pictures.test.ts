import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { imageHandlers } from '#mocks/images/handlers.ts';
import { memoizeLast, pictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const server = new Hono().use('/images/*', pictures({ folder }));
const over = (path: string, accept: string, host = 'localhost') =>
  server.request(`http://${host}/images/${path}`, { headers: { accept } });

describe('the pictures over HTTP', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('IMG-07: one address, and for %s the answer is %s', async (accept, type) => {
    const response = await over('p/zp0001-1-60.jpg', accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(200);
  });

  test.each(['p/zp0001.jpg', 'p/zp0001-1-60.png', 'p/xx9999-1-60.jpg', 'nothing'])(
    '%s is none',
    async (path) => {
      expect((await over(path, '*/*')).status).toBe(404);
    },
  );

  test('are one small sample if the server is set to send it', async () => {
    const small = new Hono().use('/images/*', pictures({ folder, sample: true }));
    const ask = (path: string) => small.request(`http://localhost/images/${path}`);
    const bytes = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());
    const sample = await bytes('p/zp0001-1-720.jpg');
    expect(await sharp(sample).metadata()).toMatchObject({ width: 60, height: 75 });
    expect(await bytes('home/vestidos.jpg')).toEqual(sample);
    expect((await ask('p/xx9999-1-60.jpg')).status).toBe(404);
  });

  test('come in a first version from a quick server, unless they have the lowest urgency', async () => {
    const own = mkdtempSync(join(tmpdir(), 'pictures-'));
    const quick = new Hono().use('/images/*', pictures({ folder: own, quick: true }));
    const headersOf = async (priority: string) => {
      const headers = { accept: 'image/avif,image/*', priority };
      const { headers: got } = await quick.request('http://localhost/images/p/an0107-1-60.jpg', { headers });
      return [got.get('content-type'), got.get('cache-control')];
    };
    expect(await headersOf('u=1')).toEqual(['image/jpeg', 'no-cache']);
    const final = ['image/avif', 'public, max-age=86400'];
    expect(await headersOf('u=7, i')).toEqual(final);
    expect(await headersOf('u=1')).toEqual(final);
    rmSync(own, { recursive: true });
  });

  test('COUNTRY-20: every country has them', async () => {
    const hosts = ['ar', 'cl', 'co', 'br'].map((country) => `${country}.localhost`);
    const all = await Promise.all(
      hosts.map(async (host) => (await over('p/an0107-1-60.jpg', '*/*', host)).status),
    );
    expect(all).toEqual([200, 200, 200, 200]);
  });
});

describe('the pictures of the browser', () => {
  const ask = (path: string) => handlerIndex(imageHandlers)(new Request(`http://localhost/images/${path}`));

  test('IMG-07: are the drawings, under the same address', async () => {
    const response = await ask('p/zp0001-1-60.jpg');
    expect(response?.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response?.text()).toMatch(/^<svg /);
  });

  test('that do not exist have status 404', async () => {
    expect((await ask('p/zp0001-9.jpg'))?.status).toBe(404);
  });
});

/** Remembers two, and notes what it had to make. */
function two() {
  const made: string[] = [];
  const ask = memoizeLast<string>(2);
  return {
    made,
    ask: (key: string) =>
      ask(key, () => {
        made.push(key);
        return key === 'broken' ? Promise.reject(new Error(key)) : Promise.resolve(key.toUpperCase());
      }),
  };
}

test('a repeated request, also of a pending result, is made once', async () => {
  const { made, ask } = two();
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['A', 'A']);
  expect(await ask('a')).toBe('A');
  expect(made).toEqual(['a']);
});

test('beyond the limit the oldest result is made again', async () => {
  const { made, ask } = two();
  for (const key of ['a', 'b', 'c', 'b', 'a']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('a failed result is made again', async () => {
  const { made, ask } = two();
  await expect(ask('broken')).rejects.toThrow('broken');
  await expect(ask('broken')).rejects.toThrow('broken');
  expect(made).toEqual(['broken', 'broken']);
});

test('a result that must not be cached is made again, and shared while pending', async () => {
  let count = 0;
  const ask = memoizeLast<number>(2, (result) => result > 1);
  const make = () => Promise.resolve((count += 1));
  expect(await Promise.all([ask('a', make), ask('a', make)])).toEqual([1, 1]);
  expect([await ask('a', make), await ask('a', make)]).toEqual([2, 2]);
});
