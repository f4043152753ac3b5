import { expect, test } from 'vitest';
import { aProduct } from '#fixtures/product.ts';
import { fillPage } from './fillPage.ts';

const document =
  '<!doctype html><script type="application/json" id="config">{"environment":"production"}</script><script>early()</script><div><img alt=""/></div><link rel="stylesheet" href="/a.css">';
const productImage = 'https://img-ar.tienda.example/p/zp1-1.jpg';

const fill = fillPage({
  documentOf: () => document,
  send: () => Promise.resolve(Response.json({ data: { ...aProduct(), productImage, otherimages: [] } })),
});

test.each([
  [{}, '720w'],
  [{ 'save-data': 'on' }, '360w'],
])('REACH-03: asked with the headers %j, the largest picture of a page is %s', async (headers, largest) => {
  const page = await fill(new Request('https://tienda.example/zapatilla-zp1.html', { headers }));
  const [, set = ''] = /srcset="([^"]*)"/.exec((await page?.text()) ?? '') ?? [];
  expect(set.split(' ').at(-1)).toBe(largest);
});
