import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { formatFor, quickFormatFor } from './pictureFormat.ts';
import { limitConcurrency, quickPicture, renderedPicture, renderPicture } from './renderPicture.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#b3261e"/></svg>';

const image = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

test.each([
  [image, 'avif'],
  ['image/webp,image/png,*/*', 'webp'],
  ['image/png,image/svg+xml,*/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  ['image/avif;q=0,image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp; q=0.0, */*', 'jpeg'],
  ['image/avif;q=0.4,image/webp;q=0.9', 'webp'],
  ['image/jpeg,image/avif;q=0.5', 'jpeg'],
  ['image/jpeg;q=0,image/*', 'avif'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avifs,*/*', 'jpeg'],
  ['text/html', 'jpeg'],
  ['image/avif;q=0,image/webp;q=0,image/jpeg;q=0', undefined],
  ['*/*;q=0', undefined],
] as const)('IMG-07: for "%s" it is %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

test.each([
  [image, 'jpeg'],
  ['image/avif', 'avif'],
  ['image/avif,image/webp', 'webp'],
  ['image/avif,image/*;q=0.1', 'jpeg'],
  ['image/jpeg;q=0,*/*', 'webp'],
  ['', 'jpeg'],
  ['*/*;q=0', undefined],
] as const)('IMG-07: a first version for "%s" is %s', (accept, format) => {
  expect(quickFormatFor(accept)).toBe(format);
});

describe('a rendered picture', () => {
  test.each([
    ['avif', 320, 'heif', 360],
    ['webp', 320, 'webp', 360],
    ['jpeg', 320, 'jpeg', 360],
    ['jpeg', 360, 'jpeg', 360],
    ['jpeg', 361, 'jpeg', 480],
    ['jpeg', 1, 'jpeg', 60],
    ['jpeg', 2000, 'jpeg', 1200],
    ['jpeg', undefined, 'jpeg', 720],
  ] as const)('IMG-07: as %s for %s is at least so wide', async (format, width, known, rendered) => {
    const bytes = await renderPicture(drawing, { format, width, folder });
    const found = await sharp(bytes).metadata();
    expect([found.format, found.width, found.height]).toEqual([known, rendered, (rendered * 5) / 4]);
  });

  test('is rendered once for two requests at once', async () => {
    const own = mkdtempSync(join(tmpdir(), 'pictures-'));
    const order = { format: 'webp', width: 60, folder: own } as const;
    const [one, other] = await Promise.all([renderPicture(drawing, order), renderPicture(drawing, order)]);
    expect(one).toBe(other);
    const [file = '', ...more] = readdirSync(own);
    expect(more).toEqual([]);
    const written = statSync(join(own, file)).mtimeMs;
    expect(await renderPicture(drawing, order)).toEqual(one);
    expect(statSync(join(own, file)).mtimeMs).toBe(written);
    rmSync(own, { recursive: true });
  });

  test.each(['avif', 'webp', 'jpeg'] as const)(
    'has a first version as %s that is not kept',
    async (format) => {
      const own = mkdtempSync(join(tmpdir(), 'pictures-'));
      const order = { format, width: 60, folder: own };
      const found = await sharp(await quickPicture(drawing, order)).metadata();
      expect([found.format === 'heif' ? 'avif' : found.format, found.width]).toEqual([format, 60]);
      expect(await renderedPicture(drawing, order)).toBeUndefined();
      const bytes = await renderPicture(drawing, order);
      expect(await renderedPicture(drawing, order)).toEqual(bytes);
      rmSync(own, { recursive: true });
    },
  );

  test('that cannot be read is rejected, and not cached', async () => {
    const own = mkdtempSync(join(tmpdir(), 'pictures-'));
    await expect(renderPicture('<svg', { format: 'jpeg', folder: own })).rejects.toThrow(
      /unsupported image format/,
    );
    expect(readdirSync(own)).toEqual([]);
    rmSync(own, { recursive: true });
  });
});

/** Pieces of work that end when they are told to. */
function bench() {
  const began: number[] = [];
  const ends = new Map<number, (how: 'done' | 'broken') => void>();
  const work = (name: number) => () => {
    began.push(name);
    return new Promise<number>((resolve, reject) => {
      ends.set(name, (how) => (how === 'done' ? resolve(name) : reject(new Error(how))));
    });
  };
  const end = async (name: number, how: 'done' | 'broken' = 'done') => {
    ends.get(name)?.(how);
    await new Promise(setImmediate);
  };
  return { began, work, end };
}

test('at most the allowed number of tasks run at a time, in order', async () => {
  const { began, work, end } = bench();
  const inTurn = limitConcurrency(2);
  const all = [1, 2, 3, 4].map((name) => inTurn(work(name)));
  expect(began).toEqual([1, 2]);
  await end(2);
  expect(began).toEqual([1, 2, 3]);
  await end(1);
  expect(began).toEqual([1, 2, 3, 4]);
  await end(3);
  await end(4);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test('a failed task starts the next one', async () => {
  const { began, work, end } = bench();
  const inTurn = limitConcurrency(1);
  const failing = inTurn(work(1));
  const next = inTurn(work(2));
  const [failed] = await Promise.all([Promise.allSettled([failing]), end(1, 'broken')]);
  expect(failed).toMatchObject([{ status: 'rejected', reason: { message: 'broken' } }]);
  expect(began).toEqual([1, 2]);
  await end(2);
  expect(await next).toBe(2);
});

test('a finished task frees its slot', async () => {
  const { began, work, end } = bench();
  const inTurn = limitConcurrency(1);
  const first = inTurn(work(1));
  await end(1);
  await first;
  void inTurn(work(2));
  expect(began).toEqual([1, 2]);
});
