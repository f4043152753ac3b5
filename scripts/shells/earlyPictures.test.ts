import { beforeAll, describe, expect, test } from 'vitest';
import { development } from './earlyCases.ts';
import { buildScripts, pages, runEarly } from './runEarly.ts';

beforeAll(buildScripts, 60_000);

const set = (name: string, query = '') =>
  [180, 360, 480, 720].map((width) => `https://img/p/${name}-${width}.jpg${query} ${width}w`).join(', ');
const listOf = (productImage: string) => ({ products: [{ productImage }] });
const productOf = (...[productImage = '', ...otherimages]: string[]) => ({
  data: { productImage, otherimages },
});
const homeOf = (image_url: string) => ({ banners: { top: [], main: [{ image_url }] } });

const answers = {
  home: homeOf('https://img/home/hero.jpg'),
  list: listOf('https://img/p/zp1-1.jpg?v=2'),
  product: productOf('', 'https://img/p/zp1-2.jpg'),
};
const expected = {
  home: { src: 'https://img/home/hero.jpg', dataset: {} },
  list: { srcset: set('zp1-1', '?v=2'), dataset: {} },
  product: { srcset: set('zp1-2'), dataset: {} },
};

describe('the first picture of a page', () => {
  test.each(pages)('IMG-03, IMG-04: %s has the one that its screen asks for', async (page) => {
    const answer = () => Promise.resolve(Response.json(answers[page]));
    const { box } = await runEarly(page, 'http://localhost/', development, { answer });
    expect(box).toEqual(expected[page]);
  });

  test.each([
    [true, 'https://img/p/zp1-2-180.jpg 180w, https://img/p/zp1-2-360.jpg 360w'],
    [false, set('zp1-2')],
  ])('REACH-03: of a product, where data are saved: %s', async (saveData, srcset) => {
    const answer = () => Promise.resolve(Response.json(answers.product));
    const { box } = await runEarly('product', 'http://localhost/', development, { answer, saveData });
    expect(box.srcset).toBe(srcset);
  });

  test('PROD-04: of a product with more pictures is beside their thumbnails', async () => {
    const several = productOf(
      'https://img/p/zp1-1.jpg',
      'https://img/p/zp1-1.jpg',
      'https://img/p/zp1-2.jpg',
    );
    const answer = () => Promise.resolve(Response.json(several));
    const { box } = await runEarly('product', 'http://localhost/', development, { answer });
    expect(box).toEqual({ srcset: set('zp1-1'), dataset: { thumbs: '' } });
  });

  test.each(pages)('of %s waits for a slow answer', async (page) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { box } = await runEarly(page, 'http://localhost/', development, { answer: () => promise });
    expect(box).toEqual({ dataset: {} });
    resolve(Response.json(answers[page]));
    await expect.poll(() => box).toEqual(expected[page]);
  });

  test.each(pages)('REACH-09: of %s waits for its box when the answer is there before it', async (page) => {
    const { promise: markup, resolve } = Promise.withResolvers<void>();
    const written = JSON.stringify(answers[page]);
    const { box } = await runEarly(page, 'http://localhost/', development, { written, markup });
    expect(box).toEqual({ dataset: {} });
    resolve();
    await expect.poll(() => box).toEqual(expected[page]);
  });

  test.each(['javascript:alert(1)', 'https://elsewhere.example/a', 'data:text/html,a'])(
    'IMG-03: has the address %s as the screen has it: the policy decides',
    async (address) => {
      const run = async (page: 'home' | 'list', reply: object) =>
        (
          await runEarly(page, 'http://localhost/', development, {
            answer: () => Promise.resolve(Response.json(reply)),
          })
        ).box;
      expect(await run('home', homeOf(address))).toEqual({ src: address, dataset: {} });
      const { srcset = '' } = await run('list', listOf(address));
      expect(srcset.split(', ')[0]).toBe(`${address}-180.jpg 180w`);
    },
  );

  test.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['is a failure', () => Promise.resolve(Response.json({ error: true }, { status: 503 }))],
    ['is nothing', () => Promise.resolve(Response.json(null))],
    ['is of another shape', () => Promise.resolve(Response.json({ products: {}, data: [], banners: 5 }))],
    [
      'has no picture',
      () => Promise.resolve(Response.json({ ...homeOf(''), ...listOf(''), ...productOf('') })),
    ],
  ])('when its answer %s, nothing is asked for, and nobody hears of it', async (_how, answer) => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    for (const page of pages) {
      const { box } = await runEarly(page, 'http://localhost/a/', development, { answer });
      expect([box.src ?? '', box.srcset ?? '']).toEqual(['', '']);
    }
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });
});
