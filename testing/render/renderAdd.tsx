import { vi } from 'vitest';
import type { DeviceStorage } from '#api/transport/ports.ts';
import { useAddToCart } from '#commerce/cart/useAddToCart.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { renderShop } from './renderShop.tsx';

type Add = ReturnType<typeof useAddToCart>;

function Part({ onAdd }: { onAdd: (add: Add) => void }) {
  onAdd(useAddToCart());
  return null;
}

/** Renders a part of a shop that adds to the cart. */
export function renderAdd(
  storage: DeviceStorage = memoryStorage(),
  options: Parameters<typeof renderShop>[0] = {},
) {
  const onAdd = vi.fn<(add: Add) => void>();
  const view = renderShop({ ...options, storage, children: <Part onAdd={onAdd} /> });
  const add: Add = async (line) => onAdd.mock.lastCall?.[0](line);
  return { ...view, add };
}
