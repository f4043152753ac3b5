import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { anAddress } from '#fixtures/addresses.ts';
import { aDeliveredOrder, aMadeExchange } from '#fixtures/exchanges.ts';
import { exchanging } from '#testing/openExchange.ts';
import { inState } from './accountWorld.ts';
import { at, change, refund, sku } from './exchangeWorld.ts';
import { dark, doubled, narrow } from './ui/modes.ts';
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

const sees =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(text))[0]).toBeVisible();

export const Sizes: Story = {
  name: 'EXCH-06: another size, and how it fits',
  parameters: at('sizes', change),
  play: asks('¿Qué talle necesita?'),
};
export const SizesMissing: Story = {
  name: 'EXCH-04: no size is chosen, nor how it fits',
  parameters: at('sizes', { ...change, details: {}, replacements: {} }),
  play: async ({ canvas, userEvent }) => {
    const fit = await canvas.findByLabelText('¿Cómo le queda?');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(fit).toHaveAccessibleDescription(/Campo obligatorio$/);
    await expect((await canvas.findAllByText('Campo obligatorio'))[0]).toBeVisible();
  },
};
export const SizesMissingDark: Story = {
  ...SizesMissing,
  name: 'REACH-03: no size is chosen, dark',
  globals: dark,
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

export const Bank: Story = {
  name: 'EXCH-08: the account in Argentina',
  parameters: at('bank', refund),
  play: sees('CBU'),
};
export const BankDark: Story = { ...Bank, name: 'REACH-03: the account, dark', globals: dark };
export const BankDoubled: Story = { ...Bank, name: 'REACH-03: the account, text doubled', globals: doubled };
export const BankIncomplete: Story = {
  name: 'ERR-49: an account that was left empty',
  parameters: at('bank', refund),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByLabelText('CBU');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await sees('Los datos bancarios están incompletos.')(context);
  },
};
export const BankLost: Story = {
  name: 'AFTER-04, STATE-14: the account is asked for again after the session has ended',
  parameters: at('bank', refund, {}, true),
  play: sees(/^Por su seguridad no guardamos los datos de la cuenta/),
};
export const BankLostDark: Story = { ...BankLost, name: 'REACH-03: the same, dark', globals: dark };
export const BankLostDoubled: Story = {
  ...BankLost,
  name: 'REACH-03: the same, text doubled',
  globals: doubled,
};
export const BankChile: Story = {
  ...Bank,
  name: 'EXCH-08: the account in Chile',
  globals: { country: 'cl' },
  play: sees('RUT del titular'),
};
export const BankColombia: Story = {
  ...Bank,
  name: 'EXCH-08: the account in Colombia',
  globals: { country: 'co' },
  play: sees('Número de documento del titular'),
};
export const BankBrazil: Story = {
  ...Bank,
  name: 'EXCH-08: the account in Brazil',
  globals: { country: 'br' },
  play: sees('CPF del titular'),
};

export const Summary: Story = {
  name: 'EXCH-02: a change, before it is sent',
  parameters: at('summary', change),
  play: asks('Revise su solicitud'),
};
export const SummaryDark: Story = { ...Summary, name: 'REACH-03: before it is sent, dark', globals: dark };
export const SummaryNarrow: Story = {
  ...Summary,
  name: 'REACH-02: before it is sent, narrow phone',
  globals: narrow,
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
