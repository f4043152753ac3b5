import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';

const places = Array.from({ length: 9 }, (_, place) => ({ id: String(place), name: `Región ${place}` }));

test('GEO-06: of many a search is asked for, which each time begins anew', async () => {
  renderShop({
    children: <PlaceChoice label="Región" places={places} chosen="" onChoose={() => undefined} />,
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
