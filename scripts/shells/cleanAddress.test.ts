import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { cleanAddress, cleanAddressScript } from './cleanAddress.ts';

let script = '';
beforeAll(async () => {
  script = await cleanAddressScript();
});

/** Runs the statement at an address; gives what it has left. */
function visit(address: string) {
  const replaced: unknown[][] = [];
  const state = { from: 'before' };
  const page: Record<string, unknown> = {
    location: new URL(address),
    history: { state, replaceState: (...args: unknown[]) => replaced.push(args) },
    URLSearchParams,
  };
  page['globalThis'] = page;
  runInNewContext(script, page);
  return { replaced, state, autologin: page['autologin'] };
}

test('SESS-38: the parameters of an auto-login leave the address, and are left for the shop', () => {
  const { replaced, state, autologin } = visit(
    'https://t.example/mujer/?a=1&autologin=1&hash=h-1&emptyCart=1#x',
  );
  expect(replaced).toEqual([[state, '', 'https://t.example/mujer/?a=1#x']]);
  expect({ ...(autologin as object) }).toEqual({ hash: 'h-1', emptyCart: true });
});

test('SESS-38: a hash that asks for nothing leaves it too', () => {
  const { replaced, autologin } = visit('https://t.example/?hash=h-1');
  expect(replaced).toHaveLength(1);
  expect(autologin).toBeUndefined();
});

test('SESS-38: a percent-encoded link is one too', () => {
  const { replaced, autologin } = visit('https://t.example/%3Fautologin%3D1%26hash%3Dh-1');
  expect(replaced.map(([, , address]) => address)).toEqual(['https://t.example/']);
  expect({ ...(autologin as object) }).toEqual({ hash: 'h-1', emptyCart: false });
});

test('SESS-38: any other address stays as it is', () => {
  const { replaced, autologin } = visit('https://t.example/catalog/?q=a%20b#abajo');
  expect(replaced).toEqual([]);
  expect(autologin).toBeUndefined();
});

test('SESS-38: it delays every page, and is short', () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(700);
});

test('SESS-38: it stands before everything else of the page', async () => {
  const { transformIndexHtml } = cleanAddress() as unknown as {
    transformIndexHtml: { order: string; handler: () => Promise<unknown> };
  };
  expect(transformIndexHtml.order).toBe('post');
  expect(await transformIndexHtml.handler()).toEqual([
    { tag: 'script', children: script, injectTo: 'head-prepend' },
  ]);
});
