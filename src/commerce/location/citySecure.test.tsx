import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { CitySheet } from './CitySheet.tsx';

test.each([
  ['https://ar.vidriera.example', ['Secure']],
  ['http://ar.vidriera.example', []],
])('GEO-06: on %s the cookie of the city has %j', async (origin, expected) => {
  const setCookie = vi.fn<(cookie: string) => void>();
  renderShop({ origin, setCookie, children: <CitySheet open onClose={() => undefined} /> });
  fireEvent.click(await screen.findByRole('radio', { name: 'Buenos Aires' }));
  fireEvent.click(screen.getByRole('radio', { name: 'La Plata' }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(setCookie).toHaveBeenCalledOnce();
  const attributes = setCookie.mock.calls.flatMap(([cookie]) => cookie.split('; '));
  expect(attributes.filter((each) => each === 'Secure')).toEqual(expected);
});
