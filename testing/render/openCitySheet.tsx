import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { useCitySheet } from '#commerce/location/useCitySheet.tsx';
import type { Point } from '#rules/delivery/cities.ts';
import type { CityRegion } from '#schemas/persisted.ts';
import type { City, Region } from '#schemas/cities.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import { answerWith } from './mockWorker.ts';
import { Needing } from './Needing.tsx';
import { renderShop } from './renderShop.tsx';

/** The response of the backend in place of its own locations. */
export interface Places {
  regions?: readonly Region[];
  cities?: readonly City[];
}

function answerPlaces({ regions, cities }: Places) {
  const ok = { success: true, message: '' };
  if (regions) answerWith(http.get('*/regions', () => HttpResponse.json({ ...ok, data: { regions } })));
  if (cities) answerWith(http.get('*/cities', () => HttpResponse.json({ ...ok, data: { cities } })));
}

/** A screen with the dialog, and with ways to another screen and back. */
function Screen() {
  const { sheet, open } = useCitySheet();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={open}>
        Abrir
      </button>
      <button type="button" onClick={() => void navigate('/cart')}>
        Irse
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Volver
      </button>
      {sheet}
    </>
  );
}

/** Shows a screen with the dialog, still closed, to a visitor with this location; its code is loaded after `code`. */
export function showCitySheet(inForce?: CityRegion, places: Places = {}, code = Promise.resolve()) {
  answerPlaces(places);
  const setCookie = vi.fn<(cookie: string) => void>();
  const cookies = inForce ? `pwa-geolocation=${encodeURIComponent(JSON.stringify(inForce))}` : '';
  const { store } = renderShop({
    cookies,
    setCookie,
    children: (
      <Needing
        by={(real) => async (name, load) => {
          await code;
          return real(name, load);
        }}
      >
        <Screen />
      </Needing>
    ),
  });
  return {
    setCookie,
    inStore: () => selectCityRegion(store.getState()),
    chooseElsewhere: (place: CityRegion) =>
      act(() => {
        store.dispatch(chooseCityRegion(place));
      }),
  };
}

/** Replaces the device's position; `tell` resolves a pending request. */
export function holdPosition() {
  let answer: PositionCallback | undefined;
  const { getCurrentPosition } = navigator.geolocation;
  navigator.geolocation.getCurrentPosition = (found) => {
    answer = found;
  };
  return {
    tell: ({ lat, lng }: Point) =>
      answer?.({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition),
    restore: () => {
      navigator.geolocation.getCurrentPosition = getCurrentPosition;
    },
  };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const pick = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
export const save = () => screen.getByRole('button', { name: 'Guardar' });

/** The names of what is chosen. */
export const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked, labels }) => (checked ? labels?.[0]?.textContent : []));

export async function openCitySheet() {
  press('Abrir');
  await screen.findByRole('button', { name: 'Usar mi ubicación' });
}

export async function closeCitySheet() {
  press('Cerrar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
