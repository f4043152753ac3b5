import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandName } from '#countries/country.ts';
import { readSettings } from '#schemas/settings.ts';
import { takeFaults } from '#testing/render/faults.ts';
import { showUnavailable } from './unavailable.tsx';

test('COUNTRY-15: a page without valid settings says what a shopper can do, and tells the console what is wrong', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<h1>Skeleton</h1>';
  document.body.append(root);
  showUnavailable(root, readSettings('{"environment":"production","beaconKey":5}').issues ?? []);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'La tienda no está disponible.' }),
  ).toBeVisible();
  expect(root.textContent).toBe(
    `${brandName}La tienda no está disponible.Vuelva a intentarlo en unos minutos. Su carrito sigue como estaba.Reintentar`,
  );
  expect(takeFaults()).toEqual([
    'console.error: Failed to open the shop: beaconKey must be a text, not 5. sdkKey is missing.',
  ]);
  root.remove();
});
