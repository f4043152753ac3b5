import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aStatedCustomer } from '#fixtures/customer.ts';
import { memoryStorage } from '#testing/memoryStorage.ts';
import { dark, doubled, narrow } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The account of a customer. */
const meta = { title: 'account', ...shopMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account of a customer with this name and e-mail, who has logged in on an earlier visit. */
const of = (first_name: string, email: string) =>
  inWorld({
    path: '/account',
    given: ['a customer is registered', { customer: { ...aStatedCustomer(), first_name, email } }],
    cookies: `session-id=m1; access_token=${aStatedCustomer().id_hash}`,
    storage: () => memoryStorage({ keep_session: '1' }),
  });

export const Customer: Story = {
  name: 'ROUTE-03: a customer',
  parameters: of('Ana', 'ana@vidriera.example'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hola, Ana', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};
export const CustomerDark: Story = { ...Customer, name: 'REACH-03: a customer, dark', globals: dark };
export const CustomerNarrow: Story = {
  ...Customer,
  name: 'REACH-02: a customer, narrow phone',
  globals: narrow,
};

const longName = 'María de los Ángeles Guadalupe';

export const Long: Story = {
  name: 'REACH-03: a long name and e-mail, text doubled',
  parameters: of(longName, `${'guadalupe.'.repeat(5)}fernandez@correo-electronico.example`),
  globals: doubled,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Hola, ${longName}`, {}, { timeout: 5000 })).toBeVisible();
  },
};
