import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aMovement } from '#fixtures/wallet.ts';
import { inState, stated } from './accountWorld.ts';
import { withoutNetwork } from './readStates.ts';
import { seesInOneLine } from './seesInOneLine.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

const types = ['expired', 'promotion', 'return', 'out', 'gift_card', 'in'] as const;
const amounts = [250, 500.5, 8000, 3000, 5000, 5000];
const movements = types.map((type, place) =>
  aMovement({
    id: String(90_017 - place),
    type,
    amount: amounts[place] ?? 0,
    date: `2024-03-0${7 - place} 09:30:00`,
    expiry_date: place % 2 === 0 ? '2024-09-01' : '',
  }),
);
const wallet = { wallet_id: '7001', balance: 15250.5, refundable: true, movements };

const path = '/account/wallet';
/** A screen of a customer with this wallet, who has signed in on an earlier visit. */
const at = (where: string, held: Partial<typeof wallet> = {}) =>
  inState(where, 'a customer has a wallet', { ...stated(), ...wallet, ...held });

/** The wallet of a customer. */
const meta = { title: 'wallet', ...shopMeta, parameters: at(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(text))[0]).toBeVisible();

const failing: NonNullable<Story['beforeEach']> = ({ msw }) => {
  msw.use(http.post('*/wallet/movements', () => HttpResponse.json({ error: true, message: '' })));
};

export const Ready: Story = {
  name: 'WALL-03, WALL-05, WALL-07: a wallet',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: sees('Saldo disponible'),
};
export const WithoutCash: Story = {
  name: 'WALL-09: a balance that cannot be paid out',
  parameters: at(path, { refundable: false }),
  play: sees('Este saldo no puede canjearse por dinero en efectivo.'),
};
export const Empty: Story = {
  name: 'WALL-07: without a movement',
  parameters: at(path, { balance: 0, movements: [] }),
  play: sees('Todavía no tiene movimientos.'),
};
export const Failed: Story = {
  name: 'ERR-12, WALL-07: movements that cannot be read, below the balance',
  beforeEach: failing,
  play: async (context) => {
    await sees('Ha ocurrido un error.')(context);
    await sees('Saldo disponible')(context);
  },
};
export const Loading: Story = {
  name: 'APP-07: until the wallet is there',
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/customer/wallet', async () => delay('infinite') as never));
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument(),
};
export const Movement: Story = {
  name: 'ROUTE-14, WALL-05: a movement',
  parameters: at(`${path}/90014`),
  play: sees('Fecha de vencimiento'),
};
export const MovementMissing: Story = {
  name: 'ROUTE-46: an unknown movement',
  parameters: at(`${path}/1`),
  play: sees('La página solicitada no existe.'),
};

export const Return: Story = {
  name: 'EXCH-08, WALL-10, REACH-03: the request',
  afterEach: inModes('dark'),
  parameters: at(`${path}?return=1`),
  play: sees('Nombre y apellido del titular'),
};
export const ReturnFaults: Story = {
  name: 'EXCH-04, EXCH-08: each field is missing',
  parameters: at(`${path}?return=1`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar solicitud' }));
    await expect((await canvas.findAllByText('Campo obligatorio')).length).toBeGreaterThan(5);
  },
};

export const Offline = withoutNetwork({ path, call: 'getWallet', customer: true });

const large = 9_876_543_210.55;
export const Long: Story = {
  name: 'REACH-03: large amounts, text doubled',
  parameters: at(path, {
    balance: large,
    movements: [aMovement({ type: 'return', amount: large, date: '2024-09-30 09:30:00' })],
  }),
  globals: doubled,
  play: seesInOneLine('$ 9.876.543.210,55'),
};
