import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { shopApi } from '#api/shopApi.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { CitySheet, LocationChoice } from './CitySheet.tsx';

type Call = 'regions' | 'cities';

const onClose = vi.fn<() => void>();

/** The sheet, of a visitor who has chosen La Plata or nothing yet. */
function openSheet({ open = true, cookies = '' } = {}) {
  const setCookie = vi.fn<(cookie: string) => void>();
  onClose.mockClear();
  return { setCookie, ...renderShop({ cookies, setCookie, children: <CitySheet {...{ open, onClose }} /> }) };
}

const laPlata = `pwa-geolocation=${encodeURIComponent('{"region":"5","city":"120"}')}`;

/** Holds the answers to a call until `release`; with `failing` they are failures. */
function hold(call: Call, { failing = false } = {}) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const answer = async () => {
    await held;
    return failing ? HttpResponse.json({ success: false, message: '' }) : undefined;
  };
  answerWith(http.get(`*/${call}`, answer));
  return { release: () => release() };
}

const fail = (call: Call) => hold(call, { failing: true }).release();

function watch(call: Call) {
  const asked: string[] = [];
  answerWith(http.get(`*/${call}`, ({ request }) => void asked.push(request.url)));
  return asked;
}

const radio = (name: string) => screen.findByRole('radio', { name });
const isLoading = () => screen.getByRole('dialog').querySelector('[aria-busy]') !== null;
const radios = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio')
    .map((each) => [each.labels?.[0]?.textContent, each.checked]);

describe('the choice of a city', () => {
  test('GEO-06: region, then city, which is saved and closes the sheet', async () => {
    const { store, setCookie } = openSheet();
    fireEvent.click(await radio('Buenos Aires'));
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    fireEvent.click(screen.getByRole('radio', { name: 'La Plata' }));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(selectCityRegion(store.getState())).toEqual({ region: '5', city: '120' });
    expect(setCookie.mock.calls.map(([cookie]) => cookie.split(';')[0])).toEqual([laPlata]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('GEO-06: before a region is chosen no city is asked for', async () => {
    openSheet();
    await radio('Santa Fe');
    expect(radios()).toEqual([
      ['Buenos Aires', false],
      ['Santa Fe', false],
    ]);
    expect(screen.queryByRole('group', { name: 'Ciudad' })).toBeNull();
  });

  test('GEO-06: the cities are those of the region, and each list is a group of its own', async () => {
    openSheet();
    fireEvent.click(await radio('Santa Fe'));
    fireEvent.click(screen.getByRole('radio', { name: 'Rosario' }));
    expect(radios()).toEqual([
      ['Buenos Aires', false],
      ['Santa Fe', true],
      ['Rosario', true],
    ]);
    const groups = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(groups).toEqual([groups[0], groups[0], groups[2]]);
    expect(new Set(groups).size).toBe(2);
    expect(groups).not.toContain('');
  });

  test('GEO-06: another region takes the city back', async () => {
    openSheet({ cookies: laPlata });
    fireEvent.click(await radio('Santa Fe'));
    fireEvent.click(screen.getByRole('radio', { name: 'Buenos Aires' }));
    expect(screen.getByRole('radio', { name: 'La Plata' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  });

  test('GEO-06: begins with the city that was chosen before', async () => {
    openSheet({ cookies: laPlata });
    await radio('Santa Fe');
    const chosen = radios().flatMap(([name, checked]) => (checked ? [name] : []));
    expect(chosen).toEqual(['Buenos Aires', 'La Plata']);
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  test('GEO-06: nothing is loaded until the sheet is opened', async () => {
    const asked = [watch('regions'), watch('cities')];
    const { unmount } = openSheet({ open: false });
    await new Promise((resolve) => setTimeout(resolve, 200));
    unmount();
    expect(asked).toEqual([[], []]);
  });
});

describe('the lists of the choice', () => {
  test.each([
    ['regions', 'cities'],
    ['cities', 'regions'],
  ] as const)('APP-07: until the %s too have loaded there are placeholders', async (late, early) => {
    const asked = watch(early);
    const { release } = hold(late);
    openSheet();
    expect(isLoading()).toBe(true);
    await waitFor(() => expect(asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isLoading()).toBe(true);
    expect(radios()).toEqual([]);
    release();
    await radio('Santa Fe');
    expect(isLoading()).toBe(false);
  });

  test.each(['regions', 'cities'] as const)(
    'ERR-12: if the %s fail it says so, and can be tried again',
    async (call) => {
      fail(call);
      openSheet();
      expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
      expect(screen.getByText('No se pudo cargar. Su lugar de entrega sigue como estaba.')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
      expect(isLoading()).toBe(false);
      expect(radios()).toEqual([]);
      answerAgain();
      fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
      expect(await radio('Santa Fe')).toBeVisible();
    },
  );

  test('ERR-12, KEEP-08: a server without cities is no missing page: it can be tried again', async () => {
    answerWith(http.get('*/cities', () => new HttpResponse(null, { status: 404 })));
    openSheet();
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('ERR-12: the list that is there is not requested again', async () => {
    const asked = watch('regions');
    const { release } = hold('cities', { failing: true });
    openSheet();
    await waitFor(() => expect(asked).toHaveLength(1));
    release();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    const again = watch('cities');
    fireEvent.click(retry);
    await waitFor(() => expect(again).toHaveLength(1));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(asked).toHaveLength(1);
  });

  test('ERR-12: the regions can be tried again while the cities are still loading', async () => {
    const { release } = hold('cities');
    fail('regions');
    openSheet();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    const asked = watch('regions');
    fireEvent.click(retry);
    await waitFor(() => expect(asked).toHaveLength(1));
    release();
  });

  test('ERR-12: is tried again as long as one of both is under way', async () => {
    fail('regions');
    fail('cities');
    const { store } = openSheet();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    // The button is there as soon as one of both has failed.
    await waitFor(() => {
      const { queries } = store.getState()[shopApi.reducerPath];
      expect(Object.values(queries).map((query) => query?.status)).toEqual(['rejected', 'rejected']);
    });
    const again = hold('cities', { failing: true });
    const asked = watch('regions');
    fireEvent.click(retry);
    await waitFor(() => expect(asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(retry).toHaveAttribute('aria-busy', 'true');
    again.release();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  });
});

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

const options = Array.from({ length: 9 }, (_, place) => ({ id: String(place), name: `Región ${place}` }));

test('GEO-06: of many a search is asked for, which each time begins anew', async () => {
  renderShop({
    children: <LocationChoice label="Región" options={options} chosen="" onChoose={() => undefined} />,
  });
  for (const _ of [1, 2, 3]) {
    fireEvent.click(screen.getByRole('combobox', { name: 'Región' }));
    const search = await screen.findByRole('searchbox');
    expect(search).toHaveValue('');
    fireEvent.change(search, { target: { value: 'Región 7' } });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
