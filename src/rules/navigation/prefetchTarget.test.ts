import { describe, expect, test } from 'vitest';
import { prefetchTarget } from './prefetchTarget.ts';

const here = '/zapatillas/?page=2';

describe('what a press on a link is about to open', () => {
  test.each([
    ['/cart', '/cart'],
    ['/zapatillas/', '/zapatillas/'],
    ['/zapatillas/?page=3', '/zapatillas/?page=3'],
    ['/zapatilla-lago-zp0001.html#fotos', '/zapatilla-lago-zp0001.html'],
  ])('%s opens %s', (href, address) => {
    expect(prefetchTarget({ href, here, saveData: false })).toBe(address);
  });

  test.each([
    ['the page that is shown', here],
    ['another position on it', `${here}#arriba`],
    ['only a hash', '#main'],
    ['another host', 'https://otra.example/cart'],
    ['another host without a scheme', '//otra.example/cart'],
    ['a mail', 'mailto:hola@vidriera.example'],
    ['no address', ''],
  ])('%s opens nothing that could set out', (_what, href) => {
    expect(prefetchTarget({ href, here, saveData: false })).toBeUndefined();
  });

  test('nothing is prefetched for a shopper who saves data', () => {
    expect(prefetchTarget({ href: '/cart', here, saveData: true })).toBeUndefined();
  });
});
