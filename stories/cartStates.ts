import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { StoryObj } from '@storybook/react-vite';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { lagoPicture } from '#fixtures/situations.ts';
import type { Cart } from '#schemas/cart.ts';
import { storageWithCart } from '#testing/fakeBrowser.ts';
import { inWorld } from './withShop.tsx';

type Story = StoryObj;

/** A picture that the mock draws. */
export const image = `${location.origin}${lagoPicture(1)}`;
/** The cart of the last visit. */
export const storedCart: Partial<Cart> = { items: [aCartItem({ image, freeshipping: true })] };
/** The device that has it. */
export const storage = () => storageWithCart(storedCart);
const lines = [
  { item: 'ZP0001-38', quantity: 2 },
  { item: 'CL0301-S', quantity: 1 },
  { item: 'AN0107-36', quantity: 1 },
];

/** The cart of a visitor with this number of lines, each with a stock of five. */
export const holding = (count: number) =>
  inWorld({
    path: '/cart',
    storage,
    given: ['a cart holds items', { hash: 'c4f1e2', lines: lines.slice(0, count), stock: 5 }],
  });

/** Answers calls of the cart with this one, without the mock. */
export const answering = (cart: Partial<Cart>): NonNullable<Story['beforeEach']> =>
  function tell({ msw }) {
    const reply = aCartReply({ cart: aCart(cart) });
    msw.use(http.get('*/api/cart/', () => HttpResponse.json(reply)));
  };

/** Expects this number of lines, and the total. */
export const seesLines =
  (count: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await waitFor(() => expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(count));
    const total = main.getByText('Total');
    await expect(total).toBeVisible();
    // It is above the tabs, for any number of lines.
    await expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  };
