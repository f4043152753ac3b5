import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openAs } from '#testing/render/openAccount.tsx';
import { renderShop } from '#testing/render/renderShop.tsx';
import { waitForUrl } from '#testing/render/signInScreens.ts';

const path = '/account/puntos/2026';

test('ERR-13, ROUTE-47: a customer is told that there is no such page, and led to her account', async () => {
  const { store } = await openAs(path);
  expect(await screen.findByText('La página solicitada no existe.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('La página solicitada no existe. | Vidriera'));
  await userEvent.click(screen.getByRole('link', { name: 'Mi cuenta' }));
  await waitForUrl(store, '/account');
});

test('ROUTE-47: a visitor is asked to log in first', async () => {
  const { store } = renderShop({ visited: ['/', path] });
  await waitForUrl(store, '/login');
  expect(screen.queryByText('La página solicitada no existe.')).toBeNull();
});
