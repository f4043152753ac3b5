import { beforeAll, describe, expect, test } from 'vitest';
import { buildScripts, pages, runEarly } from './runEarly.ts';

beforeAll(buildScripts, 60_000);

describe('the first call of a page', () => {
  test.each(pages)(
    'IMG-03, IMG-04: the first picture of %s is asked for as its screen asks',
    async (page) => {
      const answers = {
        home: { banners: { top: [], main: [{ image_url: 'https://img/home/hero.jpg' }] } },
        list: { products: [{ productImage: 'https://img/p/zp1-1.jpg?v=2' }] },
        product: { data: { productImage: '', otherimages: ['https://img/p/zp1-2.jpg'] } },
      };
      const { pictures } = await runEarly(page, 'http://localhost/', '{}', {
        answer: () => Promise.resolve(Response.json(answers[page])),
      });
      const set = (name: string, query = '') =>
        [180, 360, 480, 720]
          .map((width) => `https://img/p/${name}-${width}.jpg${query} ${width}w`)
          .join(', ');
      const expected = {
        home: { src: 'https://img/home/hero.jpg' },
        list: {
          srcset: set('zp1-1', '?v=2'),
          sizes: '(min-width:45rem) 240px,(min-width:30rem) 33vw,49.8vw',
        },
        product: { srcset: set('zp1-2'), sizes: '(min-width: 45rem) 720px, 100vw' },
      };
      expect(pictures).toEqual([{ ...expected[page], fetchPriority: 'high' }]);
    },
  );

  test.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['is a failure', () => Promise.resolve(Response.json({ error: true }, { status: 503 }))],
    ['is nothing', () => Promise.resolve(Response.json(null))],
    [
      'has no picture',
      () =>
        Promise.resolve(
          Response.json({ products: [], data: { productImage: '', otherimages: [] }, banners: {} }),
        ),
    ],
  ])('when its answer %s, nothing is asked for, and nobody hears of it', async (_how, answer) => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    for (const page of pages) {
      const { pictures } = await runEarly(page, 'http://localhost/a/', '{}', { answer });
      expect(pictures).toEqual([]);
    }
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });
});
