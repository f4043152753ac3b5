import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import { shoeList } from '#fixtures/situations.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openList, path, title as ofShoes } from '#testing/render/openList.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const title = () => screen.findByRole('heading', { level: 1, name: /^(?!Cargando)/ });

describe('the title of a list without the texts of its page', () => {
  test.each([
    ['/mujer/calzado/zapatillas/', 'Zapatillas'],
    [`${path}?brand=zapala`, 'Calzado'],
    ['/catalog/?q=botas', 'botas'],
  ])('CAT-27, APP-17: of %s is %s', async (url, name) => {
    await given('a call fails', { call: 'getFullCataloguePage', fault: 'refused' });
    renderShop({ visited: [url] });
    expect((await title()).textContent).toBe(name);
    await waitFor(() => expect(document.title).toBe(`${name} | Vidriera`));
  });

  test('CAT-39, CAT-41: is the last breadcrumb where the page has no texts of its own', async () => {
    answerWith(
      http.post('*/bff/catalog/:kind/full', () =>
        HttpResponse.json(aFullCataloguePage({ seoSettings: null })),
      ),
    );
    renderShop({ visited: [path] });
    expect((await title()).textContent).toBe('Calzado');
  });
});

describe.each(backends)('a list of the $source that follows another by breadcrumb', (backend) => {
  test('APP-17: does not show the title of the other while it loads', async () => {
    await openList(backend);
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    const wider = await screen.findByRole('link', { name: 'Mujer' });
    for (const call of ['*/bff/*', '*/api/*']) answerWith(http.all(call, () => promise));
    await userEvent.click(wider);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cargando' })).toBeInTheDocument();
    expect(screen.queryAllByText(ofShoes.name)).toEqual([]);
    answer();
    await waitFor(async () => expect((await title()).textContent).not.toBe(ofShoes.name));
  });
});

describe.each(backends)('a search phrase of 5,000 letters at the $source', ({ flags, answerPage }) => {
  const phrase = 'botas '.repeat(833).trim();
  const url = `/catalog/?q=${encodeURIComponent(phrase)}`;

  const shown = (heading: HTMLElement) => ({
    isWhole: heading.textContent?.includes(phrase),
    isClamped: heading.getBoundingClientRect().height < 240,
    isTitleShort: document.title.length < 100,
  });
  const clamped = { isWhole: true, isClamped: true, isTitleShort: true };

  test('CAT-39, APP-17: takes a few lines of the title', async () => {
    const full = aFullCataloguePage();
    answerPage({ seoSettings: full.seoSettings && { ...full.seoSettings, pageTitle: phrase, styles: null } });
    renderShop({ flags, visited: [url] });
    await screen.findAllByRole('article');
    await waitFor(() => expect(document.title).toMatch(/^botas/));
    expect(shown(await title())).toEqual(clamped);
  });

  test('CAT-52: takes a few lines of the message that nothing was found', async () => {
    answerPage({ products: [], total: 0, messages: { error: ['NOT_FOUND'] } });
    renderShop({ flags, visited: [url] });
    expect(shown(await screen.findByRole('heading', { name: /^No encontramos resultados/ }))).toEqual(
      clamped,
    );
  });
});

const shoesPath = shoeList.path;
const shoesTitle = { level: 1, name: 'Calzado de mujer' } as const;
const headOf = (heading: HTMLElement) => heading.closest('header') as HTMLElement;

describe.each(backends)('the head of a list of the $source', ({ flags, answerPage }) => {
  test('CAT-39: has its banner, and its coupon, which a button copies', async () => {
    const copied: string[] = [];
    renderShop({ flags, visited: [shoesPath], copy: (text) => Promise.resolve(copied.push(text) > 0) });
    const head = within(headOf(await screen.findByRole('heading', shoesTitle)));
    expect(await head.findByRole('link', { name: 'Verano' })).toHaveAttribute('href', '/especial-verano/');
    expect(await screen.findByText('VERANO10')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Copiar cupón' }));
    expect(await screen.findByText('Cupón copiado.')).toBeVisible();
    expect(copied).toEqual(['VERANO10']);
  });

  test('CAT-39: without banner and coupon it shows neither', async () => {
    const { seoSettings } = aFullCataloguePage();
    answerPage({ seoSettings: seoSettings && { ...seoSettings, banner: null, coupon: '', styles: null } });
    renderShop({ flags, visited: [shoesPath] });
    const head = within(headOf(await screen.findByRole('heading', shoesTitle)));
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
      renderShop({ flags, visited: [shoesPath] });
      const heading = await screen.findByRole('heading', shoesTitle);
      await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThan(0));
      const { color: ink, backgroundColor } = getComputedStyle(headOf(heading));
      expect([ink, backgroundColor]).toEqual([getComputedStyle(document.body).color, 'rgba(0, 0, 0, 0)']);
    },
  );

  test('CAT-48: text and products of one page are both shown', async () => {
    const full = aFullCataloguePage();
    answerPage({ metadata: full.metadata && { ...full.metadata, landing: { html: '<p>Hecho a mano</p>' } } });
    renderShop({ flags, visited: [shoesPath] });
    expect(await screen.findByText('Hecho a mano')).toBeInTheDocument();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  });
});

test('CAT-39: where the device does not copy, the message carries the coupon', async () => {
  renderShop({ visited: [shoesPath], copy: () => Promise.resolve(false) });
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar cupón' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos copiar el cupón. El código es VERANO10.',
  );
});
