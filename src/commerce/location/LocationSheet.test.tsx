import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { manyCities } from '#fixtures/cities.ts';
import { nameFinder } from '#rules/addresses/nameFinder.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { type LocationOption, LocationSearch, LocationSheet } from './LocationSheet.tsx';

describe('location sheet', () => {
  const there = { isFetching: false };
  const failed = { isFetching: false, error: { status: 500 } };
  const cities = [
    { id: '1', name: 'La Plata' },
    { id: '2', name: 'Rosario' },
  ];

  /** The open sheet with these places, of a list that stands like this. */
  function open(
    options: readonly LocationOption[] | undefined,
    list: { isFetching: boolean; error?: unknown },
    onNone?: () => void,
  ) {
    const refetch = vi.fn<() => void>();
    const onChoose = vi.fn<(id: string) => void>();
    renderShop({
      children: (
        <LocationSheet
          open
          label="Ciudad"
          listId="cities"
          options={options}
          chosen="2"
          turn={1}
          list={{ ...list, refetch }}
          onChoose={onChoose}
          onNone={onNone}
          onClose={() => undefined}
        />
      ),
    });
    return { refetch, onChoose };
  }

  /** What the sheet says and offers, by what a shopper reads. */
  const shown = () => ({
    isLoading: screen.getByRole('dialog').querySelector('[aria-busy="true"]') !== null,
    problem: screen.queryByRole('heading', { name: 'Ha ocurrido un error.' }) !== null,
    none: screen.queryByText('No hay ciudades para elegir.') !== null,
    search: screen.queryByRole('searchbox', { name: 'Buscar ciudad' }) !== null,
    without: screen.queryByRole('button', { name: 'Continuar sin ciudad' }) !== null,
  });

  const nothing = { isLoading: false, problem: false, none: false, search: false, without: false };

  test.each([
    ['on their way', undefined, { isFetching: true }, { isLoading: true }],
    ['not there, because of a failure', undefined, failed, { problem: true, without: true }],
    ['none', [], there, { none: true, without: true }],
    ['none, as far as is known after a failure', [], failed, { none: true, without: true }],
    ['there', cities, there, { search: true }],
    ['there, though they could not be read again', cities, failed, { search: true }],
  ] as const)(
    'ADDR-07, ERR-12: what is offered of cities that are %s',
    async (_what, options, list, offered) => {
      open(options, list, () => undefined);
      expect(await screen.findByRole('dialog', { name: 'Ciudad' })).toBeVisible();
      expect(shown()).toEqual({ ...nothing, ...offered });
    },
  );

  test.each([
    ['not there', undefined, failed, { problem: true }],
    ['none', [], there, { none: true }],
  ] as const)('ADDR-07: where a city is needed nothing leads on without one that is %s', (...row) => {
    const [, options, list, offered] = row;
    open(options, list);
    expect(shown()).toEqual({ ...nothing, ...offered });
  });

  test('ERR-12, KEEP-08: a failure says what is safe, and can be tried again', () => {
    const { refetch } = open(undefined, failed);
    expect(screen.getByText(/Lo que ya escribió sigue en el formulario\./)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('ERR-12: a retry that is under way shows it', () => {
    const { refetch } = open(undefined, { ...failed, isFetching: true });
    const retry = screen.getByRole('button', { name: 'Reintentar' });
    expect(retry).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(retry);
    expect(refetch).not.toHaveBeenCalled();
  });

  test('ADDR-16: without cities the form goes on with none', () => {
    const onNone = vi.fn<() => void>();
    open([], there, onNone);
    fireEvent.click(screen.getByRole('button', { name: 'Continuar sin ciudad' }));
    expect(onNone).toHaveBeenCalledOnce();
  });

  test('ADDR-07: of the cities the chosen one is marked, and it is not said that none was found', async () => {
    const { onChoose } = open(cities, there);
    const rows = await screen.findAllByRole('listitem');
    const marks = rows.map((row) => [row.textContent, row.querySelector('svg') !== null]);
    expect(marks).toEqual([
      ['La Plata', false],
      ['Rosario', true],
    ]);
    expect(screen.queryByText('No encontramos ese nombre.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'La Plata' }));
    expect(onChoose.mock.calls).toEqual([['1']]);
  });
});

describe('location search', () => {
  const cities = manyCities().cities.map(({ id_city: id, name }) => ({ id, name }));
  const find = nameFinder(cities);

  function open(among = find) {
    const onChoose = vi.fn<(id: string) => void>();
    renderShop({
      children: <LocationSearch label="Ciudad" listId="list" find={among} chosen="2" onChoose={onChoose} />,
    });
    return onChoose;
  }

  const rows = () => screen.getAllByRole('listitem');
  const search = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar ciudad' }), { target: { value } });

  /** The rows as they are read out: which one of how many. */
  const readOut = () =>
    rows().map((row) => `${row.getAttribute('aria-posinset')} de ${row.getAttribute('aria-setsize')}`);

  const countTo = (last: number, of: number) =>
    Array.from({ length: last }, (_, place) => `${place + 1} de ${of}`);

  test('ADDR-07: of 2,500 cities the first are shown, and each says which one of all it is', async () => {
    open();
    await waitFor(() => expect(readOut()).toEqual(countTo(60, 2500)));
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('San Nicolás 2');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar más' }));
    await waitFor(() => expect(readOut()).toEqual(countTo(120, 2500)));
  });

  test('ADDR-07: another search begins with the first cities, however many more were asked for before', async () => {
    open();
    await waitFor(() => expect(readOut()).toHaveLength(60));
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar más' }));
    await waitFor(() => expect(readOut()).toHaveLength(120));
    search('nicolas 1');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('San Nicolás 1'));
    expect(readOut()).toHaveLength(60);
  });

  test('ADDR-07: a part of the name finds cities, counts them again, and says if there are none', async () => {
    const onChoose = open();
    search('nicolas 247');
    await waitFor(() => expect(readOut()).toEqual(countTo(11, 11)));
    expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'San Nicolás 2471' }));
    expect(onChoose.mock.calls).toEqual([['2471']]);
    search('rosario');
    expect(await screen.findByText('No encontramos ese nombre.')).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('ADDR-07: of as many as are shown at once there are no more', async () => {
    open(nameFinder(cities.slice(0, 60)));
    await waitFor(() => expect(readOut()).toEqual(countTo(60, 60)));
    expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull();
  });
});
