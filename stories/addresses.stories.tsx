import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { anAddress } from '#fixtures/addresses.ts';
import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { whileReading, withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The address book of a customer. */
const meta = { title: 'addresses', ...shopMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const path = '/account/addresses';
const customer = aStatedCustomer();

/** The list of a customer with these addresses, who has signed in on an earlier visit. */
const of = (...addresses: CustomerAddress[]) =>
  inWorld({
    path,
    given: ['a customer has addresses', { customer, token: 'tok-140', fingerprint: aFingerprint, addresses }],
    cookies: `session-id=m1; access_token=${customer.id_hash}`,
    storage: () => memoryStorage({ keep_session: '1' }),
  });

const none = { is_default_billing: '0', is_default_shipping: '0' } as const;
const home = anAddress();
const office = anAddress({
  ...none,
  id_customer_address: '302',
  address1: 'Av. 13',
  street_number: '912',
  additional_info: '',
  phone_optional: '4567-8902',
});

const sees =
  (text: string): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByText(text)).toBeVisible();

export const Several: Story = {
  name: 'ADDR-10, ADDR-13, REACH-03: several, the default one marked',
  afterEach: inModes('dark', 'narrow', 'wide'),
  parameters: of(home, office),
  play: sees('Dirección de envío'),
};
export const NoneFlagged: Story = {
  name: 'ADDR-12: none flagged, the first one is the default',
  parameters: of(anAddress(none), office),
  play: sees('Dirección de envío'),
};

export const Empty: Story = {
  name: 'REACH-03: empty',
  afterEach: inModes('dark'),
  parameters: of(),
  play: sees('Todavía no tiene direcciones.'),
};
const long = {
  first_name: 'María de los Ángeles Guadalupe',
  last_name: 'Fernández de la Reguera y Etcheverrigaray',
  address1: 'Avenida del Libertador General José de San Martín',
  street_number: '10000 bis',
  additional_info: 'Torre Norte, piso 23, departamento C, timbre roto, golpear fuerte',
};
export const Long: Story = {
  name: 'REACH-03: long texts, text doubled',
  parameters: of(anAddress(long), office),
  globals: doubled,
  play: sees('Dirección de envío'),
};

export const Removal: Story = {
  name: 'ADDR-21, REACH-03: the question before one is removed',
  afterEach: inModes('dark', 'doubled'),
  parameters: of(home, office),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Av. 13 912' }));
    await expect(await canvas.findByRole('dialog', { name: '¿Eliminar esta dirección?' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'ERR-12, ADDR-15: cannot be read',
  parameters: of(home),
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/customer/address', () => HttpResponse.json({ error: true, message: '' })));
  },
  play: sees('Ha ocurrido un error.'),
};

const read = { path, call: 'getAddresses', customer: true } as const;
export const Loading = whileReading(read);
export const Offline = withoutNetwork(read);
