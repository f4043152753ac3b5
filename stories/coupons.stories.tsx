import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aCartItem } from '#fixtures/cart.ts';
import { couponRefusals, type CouponRefusal } from '#schemas/coupons.ts';
import { couponCopied } from '#store/coupons.ts';
import { networkChanged } from '#store/online.ts';
import { storageWithCart } from '#testing/fakeBrowser.ts';
import { image } from './cartStates.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The coupons of the cart in each state. */
const meta = {
  title: 'coupons',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const hash = 'c4f1e2';
const lines = [{ item: 'ZP0001-38', quantity: 2 }];
const label = '10 % de descuento';
const sold = {
  hash,
  lines,
  items: [{ item: 'ZP0001-38', price: 54_999, special_price: 43_999 }],
  shipping: 4_500,
  coupon: { code: 'VERANO10', label, percent: 10 },
};
/** What the device has of that cart. */
const stored = (code?: string) =>
  storageWithCart({
    items: [aCartItem({ image, stock: 10 })],
    ...(code !== undefined && {
      coupon: { coupons: { [code]: { code, label, amount: 8_799.8 } } },
      discount: 8_799.8,
      total_value: 83_698.2,
      shippingAmountTotal: 4_500,
    }),
  });
const storage = () => stored();

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Agregar un cupón/ }));
  await waitFor(() => expect(canvas.getByLabelText('Código del cupón')).toBeVisible());
};
const sendCode =
  (code: string): Play =>
  async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    if (code !== '') await userEvent.type(canvas.getByLabelText('Código del cupón'), code);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar' }));
  };
/**
 * On a slow machine the cart is read after the first press, and its start clears what was said before (CART-08). The
 * device has another shipping than the server, which distinguishes the two.
 */
const unread = () =>
  storageWithCart({
    items: [aCartItem({ image, stock: 10 })],
    total_value: 92_498,
    shippingAmountTotal: 4_500,
  });
const read: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Gratis')).toBeVisible();
};
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

export const Collapsed: Story = {
  name: 'COUP-01: the collapsed field',
  parameters: inWorld({ path: '/cart', storage, given: ['a coupon can be used', sold] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Agregar un cupón' })).toBeVisible();
  },
};

export const Opened: Story = {
  name: 'COUP-01: the field',
  parameters: inWorld({ path: '/cart', storage, given: ['a coupon can be used', sold] }),
  play: open,
};

export const Copied: Story = {
  name: 'COUP-06: a copied coupon waits in the field',
  parameters: inWorld({
    path: '/cart',
    storage,
    given: ['a coupon can be used', sold],
    before: (store) => store.dispatch(couponCopied('VERANO10')),
  }),
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: 'Agregar un cupón VERANO10' }),
    ).toBeVisible();
    await open(context);
    await expect(context.canvas.getByLabelText('Código del cupón')).toHaveValue('VERANO10');
  },
};

const applied = inWorld({
  path: '/cart',
  storage: () => stored('VERANO10'),
  given: ['a cart has a coupon', sold],
});

export const Applied: Story = {
  name: 'COUP-01, COUP-08, REACH-03: applied, with the sums of the server',
  afterEach: inModes('dark', 'narrow'),
  parameters: applied,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Quitar cupón VERANO10' })).toBeVisible();
    await expect(canvas.getAllByText(/-\$.8\.799,80/)).toHaveLength(2);
  },
};
export const Several: Story = {
  name: 'COUP-01: several at once',
  parameters: applied,
  play: async (context) => {
    await sendCode('envio')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Quitar cupón ENVIO' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Quitar cupón VERANO10' })).toBeVisible();
  },
};

export const Sending: Story = {
  name: 'FORM-03: on its way',
  parameters: inWorld({
    path: '/cart',
    storage,
    given: ['a call fails', { call: 'addCoupon', fault: 'hang' }],
  }),
  play: async (context) => {
    await sendCode('VERANO10')(context);
  },
};

const refused = (...reasons: CouponRefusal[]): Story => ({
  name: `COUP-03, COUP-05: refused, ${reasons.join(' and ')}`,
  parameters: inWorld({
    path: '/cart',
    storage,
    given: ['a coupon is refused', { hash, lines, code: 'VERANO10', reasons }],
  }),
  play: async (context) => {
    await sendCode('VERANO10')(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert').querySelectorAll('li')).toHaveLength(reasons.length),
    );
    await fits();
  },
});

export const RefusedInvalid = refused('COUPON_INVALID');
export const RefusedTwice: Story = {
  ...refused('COUPON_NOT_COMBINABLE', 'COUPON_NOT_ON_GIFT_CARD'),
  afterEach: inModes('doubled'),
};
export const RefusedEverything: Story = { ...refused(...couponRefusals), name: 'COUP-03: every refusal' };
export const Nothing: Story = {
  name: 'COUP-04, ERR-32: nothing was typed',
  parameters: inWorld({ path: '/cart', storage: unread, given: ['a coupon can be used', sold] }),
  play: async (context) => {
    await read(context);
    await sendCode('')(context);
    await waitFor(() => expect(context.canvas.getByText(/^Ingrese un cupón válido\./)).toBeVisible());
  },
};

export const Offline: Story = {
  name: 'KEEP-02: without network, nothing is kept for later',
  parameters: inWorld({
    path: '/cart',
    storage: unread,
    given: ['a coupon can be used', sold],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: async (context) => {
    await read(context);
    await sendCode('VERANO10')(context);
    await expect(await context.canvas.findByText(/Un cupón no queda pendiente/)).toBeVisible();
  },
};
