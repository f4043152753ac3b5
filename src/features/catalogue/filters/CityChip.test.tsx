import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import type { CityRegion } from '#schemas/persisted.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { path, title } from '#testing/render/openList.ts';
import { renderShop } from '#testing/render/renderShop.tsx';

const cookieOf = (place: CityRegion) => `pwa-geolocation=${encodeURIComponent(JSON.stringify(place))}`;
const laPlata = { region: '5', city: '120' };

/** Opens a list with this location, and records the locations of its requests. */
async function open(place?: CityRegion) {
  const codes: unknown[] = [];
  answerWith(
    http.post('*/bff/catalog/:kind', async ({ request }) => {
      codes.push(((await request.clone().json()) as { locationCode?: string }).locationCode);
    }),
  );
  renderShop({ visited: [path], cookies: place ? cookieOf(place) : '' });
  await screen.findByRole('heading', title);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Filtrar/ })).not.toHaveAttribute('aria-disabled'),
  );
  return codes;
}

const chip = () => screen.queryByRole('button', { name: /^Cambiar ciudad/ });

test('GEO-06, GEO-07: a list names the city it speaks for, and the choice of another one changes both', async () => {
  const codes = await open(laPlata);
  const shown = await screen.findByRole('button', { name: 'Cambiar ciudad: La Plata' });
  expect(shown).toHaveTextContent('La Plata');
  expect(new Set(codes)).toEqual(new Set(['5-120']));
  fireEvent.click(shown);
  const sheet = within(await screen.findByRole('dialog', { name: 'Elija su ciudad' }));
  fireEvent.click(await sheet.findByRole('radio', { name: 'Santa Fe' }));
  fireEvent.click(sheet.getByRole('radio', { name: 'Rosario' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Cambiar ciudad: Rosario' })).toBeVisible();
  await waitFor(() => expect(codes.at(-1)).toBe('2-7'));
});

test.each<[string, CityRegion | undefined]>([
  ['no city', undefined],
  ['a city that is not known', { region: '5', city: '999' }],
])('GEO-06: with %s a list names none', async (_what, place) => {
  await open(place);
  expect(chip()).toBeNull();
});
