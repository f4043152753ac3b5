import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lateAnswers, shoeList, sneakerList } from '#fixtures/situations.ts';
import { worldOf } from '#mocks/seed.ts';
import { backends } from '#testing/backends.ts';
import { names } from '#testing/openList.ts';
import { given, renderShop } from '#testing/renderShop.tsx';

const { shop } = await worldOf('ar');
const sneakers = new Set(
  shop.products
    .filter(({ categoryUrls }) => categoryUrls.some((url) => url.startsWith(sneakerList.path)))
    .map(({ name }) => name),
);

describe.each(backends)('lists of the $source', ({ flags, calls }) => {
  test('the late answer of the list before changes nothing in the list that was gone on to', async () => {
    await given(...lateAnswers(calls.page));
    renderShop({ flags, visited: [shoeList.path] });
    fireEvent.click(await screen.findByRole('link', { name: 'Inicio' }));
    fireEvent.click(await screen.findByRole('link', { name: /Todo el verano a pie/ }));
    expect(await screen.findByRole('heading', { level: 1, name: sneakerList.title })).toBeVisible();
    await within(screen.getByRole('main')).findAllByRole('article');
    expect(names()).toHaveLength(10);
    expect(names().filter((name) => !sneakers.has(name))).toEqual([]);
  });
});
