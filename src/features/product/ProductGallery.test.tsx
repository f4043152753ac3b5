import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import placeholder from '#commerce/product/placeholders/placeholder-large.svg';
import { backends } from '#testing/render/backends.ts';
import { openProduct, picture } from '#testing/render/openProduct.ts';

describe.each(backends)('a product of the $source', (backend) => {
  test('PROD-04, PROD-05: the gallery shows the main picture first, then the others, each once', async () => {
    await openProduct(backend, { otherimages: [picture(2), picture(1), picture(3), picture(2)] });
    const gallery = within(screen.getByRole('region', { name: 'Fotos del producto' }));
    const addresses = gallery
      .getAllByRole('img', { name: /foto/ })
      .map((image) => image.getAttribute('srcset'));
    expect(addresses).toHaveLength(3);
    expect(addresses[0]).toContain('zp0001-1-720.jpg');
    expect(addresses[1]).toContain('zp0001-2-720.jpg');
    expect(addresses[2]).toContain('zp0001-3-720.jpg');
    expect(gallery.getAllByRole('button', { name: /^Foto \d de 3$/ })).toHaveLength(3);
  });

  // By `srcset` alone a browser takes a larger file for it only if that has arrived already.
  test('the small picture of the main one chooses its file as the main one does', async () => {
    await openProduct(backend, { otherimages: [picture(2)] });
    const gallery = screen.getByRole('region', { name: 'Fotos del producto' });
    const choices = [...gallery.querySelectorAll('img')].map(({ alt, srcset, sizes }) => ({
      isLarge: alt !== '',
      choice: `${srcset} ${sizes}`,
    }));
    const large = choices.filter(({ isLarge }) => isLarge).map(({ choice }) => choice);
    const small = choices.filter(({ isLarge }) => !isLarge).map(({ choice }) => choice);
    expect(small).toHaveLength(2);
    expect(small[0]).toBe(large[0]);
    expect(small[1]).not.toBe(large[1]);
  });

  test('IMG-02, IMG-06: without an address the placeholder is shown, and nothing is requested', async () => {
    await openProduct(backend, { productImage: '', otherimages: [] });
    const image = screen.getByRole('img', { name: /foto 1 de 1/ });
    expect(image).toHaveAttribute('src', placeholder);
    expect(image).not.toHaveAttribute('srcset');
  });

  test('IMG-02: a picture that does not load leaves the placeholder', async () => {
    await openProduct(backend, { productImage: `${location.origin}/images/nowhere.jpg`, otherimages: [] });
    const image = screen.getByRole('img', { name: /foto 1 de 1/ });
    await waitFor(() => expect(image).toHaveAttribute('src', placeholder));
    expect(image).not.toHaveAttribute('srcset');
  });
});
