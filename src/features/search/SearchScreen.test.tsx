import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { backends } from '#testing/render/backends.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { given } from '#testing/render/renderShop.tsx';
import {
  findBox,
  findResults,
  findSuggestions,
  openSearch,
  submit,
  suggested,
  suggestionsOf,
  type,
  watchSuggestions,
} from '#testing/render/search.ts';
import { settled } from '#testing/render/settled.ts';

describe.each(backends)('the search, of the $source', ({ flags, calls }) => {
  test('SEARCH-03, SEARCH-04: letters typed within 300 ms make one call, with the last text', async () => {
    const texts = watchSuggestions();
    openSearch({ flags });
    const box = await findBox();
    for (const text of ['b', 'bo', 'bot', ' bota ']) type(box, text);
    await findSuggestions();
    expect(texts).toEqual(['bota']);
  });

  test('SEARCH-04: nothing is requested for one letter', async () => {
    const texts = watchSuggestions();
    openSearch({ flags });
    const box = await findBox();
    stopClock();
    for (const text of ['b', 'bo']) {
      type(box, text);
      await passTime(300);
    }
    await expect.poll(() => texts).toEqual(['bo']);
  });

  test('SEARCH-06: the suggestions are those of the server, with what they add in bold', async () => {
    openSearch({ flags });
    type(await findBox(), 'botas');
    const list = await findSuggestions();
    const first = within(within(list).getByRole('option', { name: 'botas mujer' }));
    const weightOf = (text: string) => getComputedStyle(first.getByText(text)).fontWeight;
    expect([weightOf('botas'), weightOf('mujer')]).toEqual(['400', '580']);
    expect(screen.getByRole('status').textContent).toMatch(/^\d sugerencias?$/);
  });

  test('an entry of another shape does not hide the other suggestions', async () => {
    watchSuggestions(() =>
      HttpResponse.json({
        error: false,
        message: '',
        suggestions: [{ term: 'botas', count: 1 }, { name: 'botines' }, null, { term: 'bolsos', count: 2 }],
        correctedTerm: null,
      }),
    );
    openSearch({ flags });
    type(await findBox(), 'bo');
    await waitFor(() => expect(suggested()).toEqual(['botas', 'bolsos']));
  });

  test('SEARCH-04: an answer for an older text is dropped', async () => {
    let release = () => {};
    watchSuggestions((q) =>
      q === 'bot'
        ? new Promise((resolve) => (release = () => resolve(suggestionsOf('botas viejas'))))
        : suggestionsOf('sandalias'),
    );
    const { store } = openSearch({ flags });
    const box = await findBox();
    type(box, 'bot');
    await waitFor(() => expect(release.toString()).toContain('resolve'));
    type(box, 'sand');
    await waitFor(() => expect(suggested()).toEqual(['sandalias']));
    release();
    await settled(store);
    expect(suggested()).toEqual(['sandalias']);
  });

  test('SEARCH-04: while more is typed only terms that fit stay', async () => {
    watchSuggestions((q) =>
      q === 'bo' ? suggestionsOf('botas', 'bolsos') : suggestionsOf('botas', 'botines'),
    );
    openSearch({ flags });
    const box = await findBox();
    type(box, 'bo');
    await waitFor(() => expect(suggested()).toEqual(['botas', 'bolsos']));
    type(box, 'bot');
    expect(suggested()).toEqual(['botas']);
    await waitFor(() => expect(suggested()).toEqual(['botas', 'botines']));
  });

  test('SEARCH-07, SEARCH-08: an empty box shows what is searched for most, and runs it', async () => {
    openSearch({ flags });
    const top = within(await screen.findByRole('region', { name: 'Lo más buscado' }));
    fireEvent.click(top.getByRole('link', { name: 'vestidos' }));
    expect(await findResults('vestidos')).toBeVisible();
  });

  test('SEARCH-08: choosing a suggestion runs that search', async () => {
    watchSuggestions(() => suggestionsOf('vestidos'));
    openSearch({ flags });
    type(await findBox(), 'ves');
    fireEvent.click(await screen.findByRole('option', { name: 'vestidos' }));
    expect(await findResults('vestidos')).toBeVisible();
  });

  test('SEARCH-09: if suggestions and top searches fail the box is usable and shows no list', async () => {
    await given('a call fails', { call: calls.topSearches, fault: 'unavailable' });
    const texts = watchSuggestions(() => HttpResponse.json({}, { status: 500 }));
    const { store } = openSearch({ flags });
    const box = await findBox();
    type(box, 'vestidos');
    await waitFor(() => expect(texts).toContain('vestidos'));
    await settled(store);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Lo más buscado' })).toBeNull();
    submit(box);
    expect(await findResults('vestidos')).toBeVisible();
  });

  test('FIND-05: a misspelt text is corrected, and the correction is named', async () => {
    openSearch({ flags });
    type(await findBox(), 'zapatilas');
    expect(await screen.findByText('Mostramos resultados de "zapatillas".')).toBeVisible();
    expect(suggested()[0]).toMatch(/zapatillas/);
    const categories = within(await screen.findByRole('region', { name: 'Categorías' }));
    expect(categories.getAllByRole('link')[0]?.textContent).toBe('Mujer / Calzado / Zapatillas');
    fireEvent.click(screen.getByRole('link', { name: 'Buscar "zapatilas"' }));
    expect(await findResults('No encontramos resultados para "zapatilas".')).toBeVisible();
  });
});
