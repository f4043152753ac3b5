import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import { shoeList } from '#fixtures/situations.ts';
import { backends } from '#testing/backends.ts';
import { renderShop } from '#testing/renderShop.tsx';

const path = shoeList.path;
const title = { level: 1, name: 'Calzado de mujer' } as const;
const headOf = (heading: HTMLElement) => heading.closest('header') as HTMLElement;

describe.each(backends)('the head of a list of the $source', ({ flags, answerPage }) => {
  test('CAT-39: has its banner, and its coupon, which a button copies', async () => {
    const copied: string[] = [];
    renderShop({ flags, visited: [path], copy: (text) => Promise.resolve(copied.push(text) > 0) });
    const head = within(headOf(await screen.findByRole('heading', title)));
    expect(await head.findByRole('link', { name: 'Verano' })).toHaveAttribute('href', '/especial-verano/');
    expect(await screen.findByText('VERANO10')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Copiar cupón' }));
    expect(await screen.findByText('Cupón copiado.')).toBeVisible();
    expect(copied).toEqual(['VERANO10']);
  });

  test('CAT-39: without banner and coupon it shows neither', async () => {
    const { seoSettings } = aFullCataloguePage();
    answerPage({ seoSettings: seoSettings && { ...seoSettings, banner: null, coupon: '', styles: null } });
    renderShop({ flags, visited: [path] });
    const head = within(headOf(await screen.findByRole('heading', title)));
    expect(screen.queryByRole('button', { name: 'Copiar cupón' })).toBeNull();
    expect(head.queryByRole('img')).toBeNull();
  });

  test('CAT-48: on a written page it wears the colors and the banner of the page', async () => {
    renderShop({ flags, visited: ['/especial-verano/'] });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Especial verano' });
    const head = headOf(heading);
    await waitFor(() => expect(getComputedStyle(head).backgroundColor).toBe('rgb(255, 244, 234)'));
    expect(getComputedStyle(head).color).toBe('rgb(43, 43, 43)');
    expect(await within(head).findByRole('link', { name: 'Zapatillas de verano' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  test.each([
    ['2b2b2b', '#fff4ea'],
    ['#fff', 'crema'],
    ['', ''],
  ])(
    'CAT-48: the colors %j on %j are not those of a page, and its text stays readable',
    async (color, background) => {
      const { seoSettings } = aFullCataloguePage();
      answerPage({
        seoSettings: seoSettings && { ...seoSettings, banner: null, styles: { color, background } },
      });
      renderShop({ flags, visited: [path] });
      const heading = await screen.findByRole('heading', title);
      await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThan(0));
      const { color: ink, backgroundColor } = getComputedStyle(headOf(heading));
      expect([ink, backgroundColor]).toEqual([getComputedStyle(document.body).color, 'rgba(0, 0, 0, 0)']);
    },
  );

  test('CAT-48: text and products of one page are both shown', async () => {
    const full = aFullCataloguePage();
    answerPage({ metadata: full.metadata && { ...full.metadata, landing: { html: '<p>Hecho a mano</p>' } } });
    renderShop({ flags, visited: [path] });
    expect(await screen.findByText('Hecho a mano')).toBeInTheDocument();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  });
});

test('CAT-39: where the device does not copy, the message carries the coupon', async () => {
  renderShop({ visited: [path], copy: () => Promise.resolve(false) });
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar cupón' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos copiar el cupón. El código es VERANO10.',
  );
});
