import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import { given, renderShop } from '#testing/renderShop.tsx';
import { vestido } from '#testing/renderCart.ts';
import { SavedRow } from './SavedRow.tsx';

test('KEEP-07: while its product cannot be read a saved line is as it was, and can move back', async () => {
  await given('a call fails', { call: 'getProduct', fault: 'unavailable' });
  const line = aCartItem({ id: 'CL0301-S', name: vestido, quantity: 2, price: 99_999, special_price: 0 });
  const { store } = renderShop({
    children: (
      <ul>
        <SavedRow line={line} onRemove={() => undefined} />
      </ul>
    ),
  });
  const reads = () => Object.values(store.getState().shopApi.queries);
  await waitFor(() => expect(reads().map((read) => read?.status)).toContain('rejected'));
  expect(screen.queryByText('Sin stock')).toBeNull();
  expect(screen.getByText(/99\.999/)).toBeVisible();
  expect(screen.getByRole('button', { name: `Mover al carrito ${vestido}` })).toBeVisible();
});
