import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import type { DeviceStorage } from '#api/transport/ports.ts';
import type { aProduct } from '#fixtures/product.ts';
import { lago, lagoPicture } from '#fixtures/situations.ts';
import type { Backend } from './backends.ts';
import { answerWith } from './mockWorker.ts';
import { renderShop } from './renderShop.tsx';

/** The heading of the product of `openProduct`, for queries by role. */
export const productHeading = { level: 1, name: lago.name } as const;

/** URL of a picture of that product. */
export const picture = (view: number) => `${location.origin}${lagoPicture(view)}`;

/** Pictures that the mock draws, and no other colors. */
const plain = { productImage: picture(1), otherimages: [picture(2)], related: [] };

/**
 * Renders the product page; with `overrides` the product differs from the mock's, `storage` is the device's storage. `bar`
 * queries the buy bar.
 */
export async function openProduct(
  { flags, answerProduct }: Backend,
  overrides?: Partial<ReturnType<typeof aProduct>>,
  storage?: DeviceStorage,
) {
  if (overrides !== undefined) answerProduct({ ...plain, ...overrides });
  const view = renderShop({ flags, visited: [lago.path], ...(storage && { storage }) });
  await screen.findByRole('heading', productHeading);
  const bar = within(screen.getByRole('region', { name: 'Compra' }));
  return { ...view, bar };
}

/** The items of each request that adds to a cart. */
export function watchOrders() {
  const items: (string | null)[] = [];
  answerWith(
    http.post('*/api/cart/', async ({ request }) => {
      items.push(new URLSearchParams(await request.clone().text()).get('items'));
      return undefined;
    }),
  );
  return items;
}
