import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { findBox, findResults, openSearch, submit, type } from '#testing/render/search.ts';

describe('FIND-04: the recent searches', () => {
  const stored = (...terms: string[]) => memoryStorage({ recent_terms: JSON.stringify(terms) });
  const recent = () => screen.findByRole('region', { name: 'Búsquedas recientes' });

  test('are remembered, newest first, and sent nowhere', async () => {
    const storage = stored('jean');
    const { unmount } = openSearch({ storage });
    const box = await findBox();
    type(box, 'vestidos');
    submit(box);
    await findResults('vestidos');
    expect(JSON.parse(storage.texts['recent_terms'] ?? '')).toEqual(['vestidos', 'jean']);
    unmount();
    openSearch({ storage });
    expect(
      within(await recent())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['vestidos', 'jean']);
  });

  test('are removed one by one, or all at once', async () => {
    const storage = stored('botas', 'jean', 'gorra');
    openSearch({ storage });
    fireEvent.click(within(await recent()).getByRole('button', { name: 'Quitar jean' }));
    expect(screen.getByRole('button', { name: 'Quitar gorra' })).toHaveFocus();
    await waitFor(() => expect(JSON.parse(storage.texts['recent_terms'] ?? '')).toEqual(['botas', 'gorra']));
    fireEvent.click(screen.getByRole('button', { name: 'Quitar gorra' }));
    expect(screen.getByRole('button', { name: 'Quitar botas' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Borrar todo' }));
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(storage.texts['recent_terms']).toBe('[]'));
    expect(screen.queryByRole('region', { name: 'Búsquedas recientes' })).toBeNull();
  });

  test.each([
    ['that is blocked', () => Promise.reject(new Error('denied'))],
    ['with something else in it', () => '{"0":1}'],
  ])('are none in a storage %s, and the search works', async (_what, getItem) => {
    openSearch({
      storage: {
        getItem: (key) => (key === 'recent_terms' ? getItem() : null),
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    });
    const box = await findBox();
    expect(screen.queryByRole('region', { name: 'Búsquedas recientes' })).toBeNull();
    type(box, 'vestidos');
    submit(box);
    expect(await findResults('vestidos')).toBeVisible();
  });
});
