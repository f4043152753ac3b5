import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Point } from '#rules/delivery/cities.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { CitySheet } from './CitySheet.tsx';

/** What the browser answers: a place, or the code of why there is none. */
type Answer = Point | GeolocationPositionError['code'];

const laPlata = { lat: -34.9215, lng: -57.9545 };

/** The sheet on a device whose position the browser tells when `tell` is called. */
async function openSheet() {
  const setCookie = vi.fn<(cookie: string) => void>();
  const onClose = vi.fn<() => void>();
  const { store } = renderShop({ setCookie, children: <CitySheet open onClose={onClose} /> });
  const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => undefined);
  ask.mockClear();
  const button = await screen.findByRole('button', { name: 'Usar mi ubicación' });
  const tell = (answer: Answer) => {
    const [found, failed] = ask.mock.lastCall ?? [];
    if (typeof answer === 'number')
      failed?.({ code: answer, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    else found?.({ coords: { latitude: answer.lat, longitude: answer.lng } } as GeolocationPosition);
  };
  return { store, setCookie, onClose, button, ask, tell };
}

afterEach(() => vi.restoreAllMocks());

test('GEO-08: the city nearest to the device is chosen and saved, and the sheet closes', async () => {
  const { store, setCookie, onClose, button, tell } = await openSheet();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  tell({ lat: -34.6037, lng: -58.3816 });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(selectCityRegion(store.getState())).toEqual({ region: '5', city: '120' });
  expect(setCookie.mock.calls.map(([cookie]) => cookie.split(';')[0])).toEqual([
    `pwa-geolocation=${encodeURIComponent('{"region":"5","city":"120"}')}`,
  ]);
});

test.each<[string, Answer, string]>([
  ['refused', 1, 'No tenemos permiso para ver su ubicación. Elija su ciudad en la lista.'],
  ['not found', 2, 'No encontramos su ubicación. Elija su ciudad en la lista.'],
  [
    'far from every city',
    { lat: -54.8019, lng: -68.303 },
    'No hay una ciudad con envíos a menos de 100 km de su ubicación. Elija una de la lista.',
  ],
])('GEO-08: a position that is %s changes nothing, and it is said', async (_what, position, text) => {
  const { store, setCookie, onClose, button, tell } = await openSheet();
  fireEvent.click(button);
  tell(position);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(button).not.toHaveAttribute('aria-busy');
  expect(selectCityRegion(store.getState())).toBeUndefined();
  expect([setCookie, onClose].map((each) => each.mock.calls)).toEqual([[], []]);
  // Another try begins without it.
  fireEvent.click(button);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('GEO-08: a position that comes after the shopper has chosen a region changes nothing', async () => {
  const { store, onClose, button, tell } = await openSheet();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('radio', { name: 'Santa Fe' }));
  tell(laPlata);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onClose).not.toHaveBeenCalled();
  expect(selectCityRegion(store.getState())).toBeUndefined();
  expect(screen.getByRole('radio', { name: 'Santa Fe' })).toBeChecked();
});

test('GEO-08: without a tap the device is not asked', async () => {
  const { ask } = await openSheet();
  fireEvent.click(screen.getByRole('radio', { name: 'Buenos Aires' }));
  expect(ask).not.toHaveBeenCalled();
});
