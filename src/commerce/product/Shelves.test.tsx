import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProductPreview } from '#fixtures/productPreview.ts';
import { networkChanged } from '#store/online.ts';
import { memoryStorage } from '#testing/memoryStorage.ts';
import { picture } from '#testing/openProduct.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { Shelves } from './Shelves.tsx';

const shelf = { name: 'Visto hace poco' } as const;

test('KEEP-09: rows that are near without network are loaded when the network is back', async () => {
  const viewed = aProductPreview({ productImage: picture(1) });
  const storage = memoryStorage({ recent_products: JSON.stringify([viewed]) });
  const { store } = renderShop({ children: <Shelves />, storage });
  act(() => void store.dispatch(networkChanged(false)));
  await new Promise((resolve) => setTimeout(resolve, 500));
  // Their code would fail to load, and nothing would load it again.
  expect(screen.queryByRole('region', shelf)).toBeNull();
  act(() => void store.dispatch(networkChanged(true)));
  expect(await screen.findByRole('region', shelf)).toBeVisible();
});
