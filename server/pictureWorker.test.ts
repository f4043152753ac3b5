import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requestPicture } from './pictureWorker.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (name: string, into = folder) => {
  const pathname = `/images/p/${name}.jpg`;
  const picture = await requestPicture({ country: 'ar', pathname, format: 'jpeg', folder: into });
  return picture?.bytes;
};

test('each request gets its picture, in any order of completion', async () => {
  const [one, none, other] = await Promise.all([ask('zp0001-1-240'), ask('xx0000-1'), ask('zp0001-1-60')]);
  expect(none).toBeUndefined();
  expect(Buffer.from(one ?? []).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(one?.length).toBeGreaterThan(other?.length ?? 0);
  expect(await ask('zp0001-1-60')).toEqual(other);
});

test('a picture that cannot be stored is an error, and the next one is rendered', async () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  await expect(ask('zp0001-1-60', file)).rejects.toThrow('Failed to draw /images/p/zp0001-1-60.jpg: ');
  expect(await ask('zp0001-1-60')).toBeDefined();
});

test('a first version comes at once, and the better one soon after', async () => {
  const pathname = '/images/p/zp0001-1-120.jpg';
  const request = () =>
    requestPicture({ country: 'ar', pathname, format: 'avif', quickFormat: 'jpeg', folder });
  const first = await request();
  expect(first).toMatchObject({ format: 'jpeg', isQuick: true });
  await expect.poll(request, { timeout: 10_000, interval: 600 }).toMatchObject({
    format: 'avif',
    isQuick: false,
  });
  expect((await request())?.bytes.length).toBeLessThan(first?.bytes.length ?? 0);
});
