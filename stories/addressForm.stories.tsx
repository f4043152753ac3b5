import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { anAddress } from '#fixtures/addresses.ts';
import { manyCities } from '#fixtures/cities.ts';
import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const customer = aStatedCustomer();
const signedIn = { customer, token: 'tok-140', fingerprint: aFingerprint };

/** A form of a customer with one address, who has signed in on an earlier visit. */
const at = (path: string, address = anAddress()) =>
  inWorld({
    path,
    given: ['a customer has addresses', { ...signedIn, addresses: [address] }],
    cookies: `session-id=m1; access_token=${customer.id_hash}`,
    storage: () => memoryStorage({ keep_session: '1' }),
  });

/** The form of an address. */
const meta = {
  title: 'addressForm',
  ...shopMeta,
  parameters: at('/account/addaddress'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const typed = {
  Nombre: 'María José',
  Apellido: "D'Angelo",
  'Código de área': '221',
  Teléfono: '4567-8901',
  'Código postal': '2000',
  Calle: 'Calle 7',
  Número: '776',
};

const sees =
  (label: string): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByLabelText(label)).toBeVisible();

export const Argentina: Story = {
  name: 'ADDR-20, ADDR-22, REACH-03: empty, in Argentina',
  afterEach: inModes('dark', 'narrow', 'wide'),
  play: sees('Código de área'),
};
export const Colombia: Story = {
  name: 'ADDR-18, ADDR-20: in Colombia, without postcode',
  globals: { country: 'co' },
  play: sees('Teléfono'),
};
export const Faults: Story = {
  name: 'ADDR-22, REACH-03: each mandatory field is missing',
  afterEach: inModes('dark', 'doubled'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Nombre');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findAllByText('Campo obligatorio')).toHaveLength(9);
  },
};
const choose = async ({ canvas, userEvent }: Parameters<Play>[0], label: string, name: string) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }));
  await userEvent.click(await canvas.findByRole('button', { name }));
};

export const ForeignPostcode: Story = {
  name: 'ADDR-17, ERR-22: a postcode of another region',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByLabelText('Nombre');
    for (const [label, value] of Object.entries(typed))
      await userEvent.type(canvas.getByLabelText(label), value);
    await choose(context, 'Provincia', 'Buenos Aires');
    await choose(context, 'Ciudad', 'La Plata');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const text = 'El código postal no pertenece a la región seleccionada.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

const known = '/account/editaddress/301/';
export const Known: Story = {
  name: 'ROUTE-17: a known address',
  parameters: at(known),
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Calle')).toHaveValue('Calle 7'),
};
export const Unknown: Story = {
  name: 'ROUTE-46: an unknown address',
  parameters: at('/account/editaddress/999/'),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('La página solicitada no existe.')).toBeVisible(),
};

const many: NonNullable<Story['beforeEach']> = ({ msw }) => {
  const { regions, cities } = manyCities();
  msw.use(
    http.get('*/regions', () => HttpResponse.json({ success: true, message: '', data: { regions } })),
    http.get('*/cities', () => HttpResponse.json({ success: true, message: '', data: { cities } })),
  );
};

export const ManyCities: Story = {
  name: 'ADDR-07, REACH-03: a city found among thousands',
  afterEach: inModes('dark'),
  beforeEach: many,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Provincia', 'Región 30');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Ciudad' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar ciudad' }), 'nicolas 2471');
    await expect(await canvas.findByRole('button', { name: 'San Nicolás 2471' })).toBeVisible();
  },
};
export const CitiesFail: Story = {
  name: 'ERR-12, ADDR-07: the cities cannot be read',
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/cities', () => HttpResponse.json({ success: false, message: '', data: null })));
  },
  play: async (context) => {
    await choose(context, 'Provincia', 'Buenos Aires');
    await context.userEvent.click(context.canvas.getByRole('combobox', { name: 'Ciudad' }));
    await expect(await context.canvas.findByText('Ha ocurrido un error.')).toBeVisible();
  },
};
export const NoCities: Story = {
  name: 'ADDR-07: no cities to choose',
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/cities', () => HttpResponse.json({ success: true, message: '', data: { cities: [] } })),
    );
  },
  play: async (context) => {
    await choose(context, 'Provincia', 'Buenos Aires');
    await context.userEvent.click(context.canvas.getByRole('combobox', { name: 'Ciudad' }));
    await expect(await context.canvas.findByText('No hay ciudades para elegir.')).toBeVisible();
  },
};

const read = { path: known, call: 'getAddresses', customer: true } as const;
export const Loading = whileReading(read);
export const Failed = whileDown(read);
export const Offline = withoutNetwork(read);

const longStreet = 'Avenida del Libertador General José de San Martín';
export const Long: Story = {
  name: 'REACH-03: long texts, text doubled',
  parameters: at(
    known,
    anAddress({
      first_name: 'María de los Ángeles Guadalupe',
      last_name: 'Fernández de la Reguera y Etcheverrigaray',
      address1: longStreet,
      street_number: '10000 bis',
      additional_info: 'Torre Norte, piso 23, departamento C, timbre roto, golpear fuerte',
    }),
  ),
  globals: doubled,
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Calle')).toHaveValue(longStreet),
};
