import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { manyPlaces } from '#fixtures/places.ts';
import { nameFinder } from '#rules/addresses/nameFinder.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';

const cities = manyPlaces().cities.map(({ id_city: id, name }) => ({ id, name }));
const find = nameFinder(cities);

function open(among = find) {
  const onChoose = vi.fn<(id: string) => void>();
  renderShop({
    children: <PlaceSearch label="Ciudad" listId="list" find={among} chosen="2" onChoose={onChoose} />,
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
