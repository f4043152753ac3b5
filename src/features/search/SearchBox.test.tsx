import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/renderShop.tsx';
import {
  findBox,
  findResults,
  findSuggestions,
  openSearch,
  press,
  submit,
  suggested,
  suggestionsOf,
  type,
  watchSuggestions,
} from '#testing/search.ts';

test('SEARCH-06: a suggestion that repeats what is typed is shown as it is, and once', async () => {
  watchSuggestions(() => suggestionsOf('bobo', 'bobo azul', 'bobo'));
  openSearch();
  const box = await findBox();
  for (const text of ['bo', 'bob', 'bo']) {
    type(box, text);
    await waitFor(() => expect(suggested()).toEqual(['bobo', 'bobo azul']));
  }
});

test('SEARCH-09: one letter can be searched for, before anything is suggested', async () => {
  openSearch();
  type(await findBox(), 'x');
  expect(await screen.findByRole('link', { name: 'Buscar "x"' })).toHaveAttribute('href', '/catalog/?q=x');
});

describe('the box', () => {
  const active = (box: HTMLElement) =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

  test('it has the focus', async () => {
    openSearch();
    expect(await findBox()).toHaveFocus();
  });

  test('SEARCH-08: the arrows choose a suggestion, and Enter runs it', async () => {
    watchSuggestions(() => suggestionsOf('vestidos', 'vestidos rojos'));
    openSearch();
    const box = await findBox();
    type(box, 'ves');
    await findSuggestions();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(active(box)).toBeUndefined();
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(box, key);
      return active(box);
    });
    expect(seen).toEqual(['vestidos', 'vestidos rojos', undefined, 'vestidos rojos', 'vestidos']);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('vestidos');
    submit(box);
    expect(await findResults('vestidos')).toBeVisible();
  });

  test.each([
    [
      'the right arrow',
      (box: HTMLElement) => ['ArrowDown', 'ArrowDown', 'ArrowRight'].forEach((key) => press(box, key)),
    ],
    [
      'its arrow',
      () =>
        fireEvent.click(screen.getByRole('option', { name: 'vestidos rojos' }).lastElementChild as Element),
    ],
  ])('%s puts a suggestion into it, to type on', async (_what, fill) => {
    watchSuggestions(() => suggestionsOf('vestidos', 'vestidos rojos'));
    openSearch();
    const box = await findBox();
    type(box, 'ves');
    await findSuggestions();
    fill(box);
    expect(box).toHaveValue('vestidos rojos');
    expect(box).toHaveFocus();
    expect(active(box)).toBeUndefined();
  });

  test('a press on a suggestion leaves the focus in it', async () => {
    watchSuggestions(() => suggestionsOf('vestidos'));
    openSearch();
    type(await findBox(), 'ves');
    // False: the browser would have moved the focus.
    expect(fireEvent.pointerDown(await screen.findByRole('option', { name: 'vestidos' }))).toBe(false);
  });

  test('Escape empties it, then closes the search', async () => {
    renderShop({ visited: ['/menu', '/search'] });
    const box = await findBox();
    type(box, 'bo');
    press(box, 'Escape');
    expect(box).toHaveValue('');
    press(box, 'Escape');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  test('SEARCH-02: a blank text searches for nothing', async () => {
    openSearch();
    const box = await findBox();
    type(box, '   ');
    submit(box);
    expect(box).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Lo más buscado' })).toBeVisible();
  });

  test('a text of an address is in it', async () => {
    renderShop({ visited: ['/search?q=botas%20rojas'] });
    expect(await findBox()).toHaveValue('botas rojas');
  });
});
