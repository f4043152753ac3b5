import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { useLocationLists } from './AddressForm.tsx';

/** A form that names what can be chosen. */
function Form({ region }: { region: string }) {
  const { regions, cities } = useLocationLists(region);
  const { isFetching } = cities.list;
  const names = (options: readonly { id: string; name: string }[] | undefined) =>
    options?.map(({ id, name }) => `${id} ${name}`).join(', ') ?? 'no list';
  const isReading = regions.list.isFetching || isFetching;
  return <p>{`${isReading ? 'reads' : 'rests'}: ${names(regions.options)}; ${names(cities.options)}`}</p>;
}

function FormWithRegion() {
  const [region, setRegion] = useState('5');
  return (
    <>
      <Form region={region} />
      <button type="button" onClick={() => setRegion('none')}>
        Otra
      </button>
    </>
  );
}

test.each([
  ['5', '120 La Plata'],
  ['', ''],
])('ADDR-07, ADDR-06: the regions, and of the region %j the cities %j', async (region, cities) => {
  renderShop({ children: <Form region={region} /> });
  const text = await screen.findByText(/^rests: .*Santa Fe/);
  expect(text.textContent).toBe(`rests: 5 Buenos Aires, 2 Santa Fe; ${cities}`);
});

test('ADDR-07: with another region chosen the cities are others', async () => {
  renderShop({ children: <FormWithRegion /> });
  await screen.findByText(/La Plata$/);
  fireEvent.click(screen.getByRole('button', { name: 'Otra' }));
  expect(screen.queryByText(/La Plata/)).toBeNull();
});
