import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { given, renderShop } from '#testing/renderShop.tsx';

test('ROUTE-01, HOME-04: home shows its three slots', async () => {
  renderShop();
  expect(await screen.findByRole('link', { name: /Envío gratis desde/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
  expect(screen.getByRole('link', { name: /VERANO10/ })).toBeInTheDocument();
});

test('ROUTE-02: /index.html shows home', async () => {
  renderShop({ visited: ['/index.html'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Todo el verano a pie' })).toBeVisible();
});

test('ERR-12, ERR-04: a home that the server refuses says so in Spanish, and offers a way on', async () => {
  await given('a call fails', { call: 'getHome', fault: 'refused' });
  renderShop();
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
});
