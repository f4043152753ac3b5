import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { answerWith } from '#testing/render/mockWorker.ts';
import { opener, path } from '#testing/render/openList.ts';
import { renderShop } from '#testing/render/renderShop.tsx';

/** Opens a list whose filters are still loading; returns what lets them arrive. */
async function openWithoutFilters() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answerWith(http.post('*/catalog/category/full', () => promise));
  renderShop({ visited: [path] });
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  expect(opener()).toHaveAttribute('aria-disabled', 'true');
  return async () => {
    resolve(undefined);
    await waitFor(() => expect(opener()).not.toHaveAttribute('aria-disabled'));
  };
}

test('REACH-01: the button of the filters keeps the focus when they arrive, and opens nothing', async () => {
  const arrive = await openWithoutFilters();
  act(() => opener().focus());
  await arrive();
  expect(opener()).toHaveFocus();
  await expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow(
    'Unable to find role="dialog"',
  );
});

test('KEEP-08: a press before the filters are there opens them once they are', async () => {
  const arrive = await openWithoutFilters();
  fireEvent.click(opener());
  expect(screen.queryByRole('dialog')).toBeNull();
  await arrive();
  expect(await screen.findByRole('dialog', { name: 'Filtros' })).toBeVisible();
});

test('a press before the filters are there opens nothing for whoever has gone on', async () => {
  const arrive = await openWithoutFilters();
  fireEvent.click(opener());
  const link = screen.getAllByRole('link').at(-1);
  act(() => link?.focus());
  await arrive();
  await expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow(
    'Unable to find role="dialog"',
  );
  expect(link).toHaveFocus();
});
