import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import { backends } from '#testing/backends.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { openList, path, title as ofShoes } from '#testing/openList.ts';
import { given, renderShop } from '#testing/renderShop.tsx';

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
