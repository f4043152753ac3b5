import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { anAddress } from '#fixtures/addresses.ts';
import { aDeliveredOrder, aMadeExchange } from '#fixtures/exchanges.ts';
import { exchanging } from '#testing/render/openExchange.ts';
import { inState } from './accountWorld.ts';
import { at, change, refund, sees, sku } from './exchangeWorld.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** A question of an exchange or return, each after the answers before it. */
const meta = {
  title: 'exchangeSteps',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const asks =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();

export const Sizes: Story = {
  name: 'EXCH-06: another size, and how it fits',
  parameters: at('sizes', change),
  play: asks('¿Qué talle necesita?'),
};
export const SizesMissing: Story = {
  name: 'EXCH-04, REACH-03: no size is chosen, nor how it fits',
  afterEach: inModes('dark'),
  parameters: at('sizes', { ...change, details: {}, replacements: {} }),
  play: async ({ canvas, userEvent }) => {
    const fit = await canvas.findByLabelText('¿Cómo le queda?');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(fit).toHaveAccessibleDescription(/Campo obligatorio$/);
    await expect((await canvas.findAllByText('Campo obligatorio'))[0]).toBeVisible();
  },
};
export const SizesNone: Story = {
  name: 'ERR-50: no size to choose',
  parameters: at('sizes', change, { sizes: [] }),
  play: sees('No hay talles disponibles para el cambio.'),
};
export const Refund: Story = {
  name: 'EXCH-03: how the money comes back',
  parameters: at('method', refund),
  play: asks('¿Cómo quiere recibir su dinero?'),
};
export const Address: Story = {
  name: 'EXCH-02: the address',
  parameters: at('address', change, {
    addresses: [anAddress(), anAddress({ id_customer_address: '302', is_default_shipping: '0' })],
  }),
  play: asks('¿Cuál es su dirección?'),
};
export const AddressNone: Story = {
  name: 'ERR-45: no address',
  parameters: at('address', change, { addresses: [] }),
  play: sees('No tiene una dirección de envío. Agregue una para continuar.'),
};
export const AddressIncomplete: Story = {
  name: 'ERR-46: an address without a street',
  parameters: at('address', change, { addresses: [anAddress({ address1: '' })] }),
  play: sees('Los datos de envío están incompletos.'),
};
export const Way: Story = {
  name: 'EXCH-12: how the article comes back',
  parameters: at('way', change),
  play: sees(/de 8 a 17 h/),
};
export const WayOne: Story = {
  name: 'ERR-51, EXCH-19: no pickup in the city',
  parameters: at(
    'way',
    { ...change, way: '' },
    {
      addresses: [anAddress({ fk_customer_address_city: '0', city: '' })],
    },
  ),
  play: sees('No hay opciones de retiro para la ciudad elegida.'),
};

export const Summary: Story = {
  name: 'EXCH-02, REACH-03: a change, before it is sent',
  afterEach: inModes('dark', 'narrow'),
  parameters: at('summary', change),
  play: asks('Revise su solicitud'),
};
export const SummaryLong: Story = {
  name: 'REACH-03: long answers, text doubled',
  parameters: at('summary', {
    ...change,
    details: { [sku]: 'Me aprieta en la punta y en el empeine, y el taco se sale al caminar. '.repeat(3) },
  }),
  globals: doubled,
  play: asks('Revise su solicitud'),
};
export const Loading: Story = {
  name: 'APP-07: until it is known what can be chosen',
  parameters: at('reason', change),
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/exchange/options', () => delay('infinite')));
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument(),
};
export const Failed: Story = {
  name: 'ERR-12: what can be chosen cannot be read',
  parameters: at('reason', change),
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/exchange/options', () => HttpResponse.json({ error: true, message: '' })));
  },
  play: sees('No se pudo cargar. Su borrador sigue como estaba.'),
};

/** A request in a state, and the order that it is about. */
const made = (status: 'open' | 'annulled' | 'expired' | 'done', today = '2024-03-08') =>
  inState('/account/exchange', 'a customer has made exchanges', {
    ...exchanging({ today, orders: [aDeliveredOrder()] }),
    exchanges: [{ ...aMadeExchange({ order_nr: '200012345', status }), skus: [sku] }],
  });

export const MadeOpen: Story = {
  name: 'EXCH-15: a request that can be annulled',
  parameters: made('open'),
  play: sees(/Solicitud 900123/),
};
export const AnnulmentUnclear: Story = {
  name: 'EXCH-15, REACH-03: it is not known whether a request was annulled',
  afterEach: inModes('dark', 'doubled'),
  parameters: made('open'),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Anular solicitud/ }));
    const question = within(await canvas.findByRole('dialog', { name: '¿Desea anular la solicitud?' }));
    msw.use(http.post('*/exchange/*', () => HttpResponse.error()));
    await userEvent.click(question.getByRole('button', { name: 'Anular' }));
    await expect(await question.findByText(/no sabemos si la solicitud fue anulada/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Consultar de nuevo' })).toBeVisible();
  },
};
export const MadeAnnulled: Story = {
  name: 'ERR-69: one that was annulled',
  parameters: made('annulled'),
  play: sees(/Solicitud 900123/),
};
export const MadeExpired: Story = {
  name: 'ERR-53, EXCH-17: one that has expired',
  parameters: made('expired', '2024-03-19'),
  play: sees(/No recibimos el producto en la sucursal/),
};
export const NoOrders: Story = {
  name: 'ERR-47: no order to exchange',
  parameters: inState('/account/exchange', 'a customer can exchange an order', exchanging({ orders: [] })),
  play: sees('No tiene pedidos para procesar.'),
};
