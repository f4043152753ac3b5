import { builtShop } from '#testing/backend/builtShop.ts';
import { describe, expect, test } from 'vitest';
import { rawGet } from '#testing/backend/rawRequest.ts';

const { ask, closed, shop } = builtShop();
const home = '/api/home/?key=home_pwa&device=pwa&api_version=3';

describe('a call', () => {
  test('with a body above 64 KiB is refused with 413', async () => {
    const send = (size: number) =>
      ask('/api/cart/?api_version=3', { method: 'POST', body: 'x'.repeat(size) });
    expect((await send(64 * 1024 + 1)).status).toBe(413);
    expect((await send(64 * 1024)).status).toBe(400);
  });

  test('with a body above 64 KiB without a length is refused with 413', async () => {
    const pieces = new ReadableStream<Uint8Array>({
      start(body) {
        for (let count = 0; count < 65; count += 1) body.enqueue(new Uint8Array(1024).fill(0x61));
        body.close();
      },
    });
    const init = { method: 'POST', body: pieces, duplex: 'half' } as RequestInit;
    expect((await ask('/api/cart/?api_version=3', init)).status).toBe(413);
  });

  test('with an address above 8 KiB is refused with 414', async () => {
    expect((await ask(`/api/home/?key=${'k'.repeat(8 * 1024)}`)).status).toBe(414);
    expect((await ask(`/${'k'.repeat(8 * 1024)}`)).status).toBe(414);
    expect((await ask(`${home}&more=${'k'.repeat(7 * 1024)}`)).status).toBe(200);
  });
});

describe('HEAD', () => {
  test.each([
    ['a call', home, 200],
    ['a picture', '/images/p/zp0001-1-60.jpg', 200],
    ['a picture that does not exist', '/images/nothing.jpg', 404],
    ['an unknown call', '/api/nowhere', 501],
  ])('gives the head of %s alone', async (_what, path, status) => {
    const [got, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect([got.status, head.status]).toEqual([status, status]);
    expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'));
    expect(await head.text()).toBe('');
  });
});

describe('a picture', () => {
  test('in no form that is accepted is refused with 406', async () => {
    const headers = { accept: 'image/avif;q=0, image/webp;q=0, image/jpeg;q=0' };
    const response = await ask('/images/p/zp0001-1-60.jpg', { headers });
    expect(response.status).toBe(406);
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept');
  });
});

describe('a long response of a call', () => {
  const ask = async (encoding: string) => {
    const answer = await rawGet(shop().url, home, ['Host: localhost', `Accept-Encoding: ${encoding}`]);
    const [head = ''] = answer.split('\r\n\r\n');
    return { head: head.toLowerCase(), bytes: answer.length };
  };

  test('is compressed for a client that accepts it', async () => {
    const plain = await ask('identity');
    expect(plain.head).not.toContain('content-encoding');
    expect(plain.head).toContain('vary: accept-encoding');
    for (const encoding of ['br', 'gzip']) {
      const { head, bytes } = await ask(encoding);
      expect(head).toContain(`content-encoding: ${encoding}`);
      expect(bytes).toBeLessThan(plain.bytes);
    }
  });

  test('has the same content in each form', async () => {
    const textOf = async (encoding: string) =>
      (await fetch(`${shop().url}${home}`, { headers: { 'accept-encoding': encoding } })).text();
    expect(await textOf('br')).toBe(await textOf('identity'));
  });
});

describe('the controls of the mock', () => {
  test('are open if they are enabled', async () => {
    expect((await ask('/__mock/reset', { method: 'POST' })).status).toBe(200);
  });

  test.each(['reset', 'state'])('are closed otherwise: %s', async (path) => {
    const body = JSON.stringify({ state: 'the home has content', params: { key: 'home_pwa' } });
    const response = await fetch(`${closed().url}/__mock/${path}`, { method: 'POST', body });
    expect(response.status).toBe(501);
  });
});
