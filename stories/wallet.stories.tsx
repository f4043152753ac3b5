import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aStatedCredit } from '#fixtures/credits.ts';
import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import { aMembership } from '#fixtures/memberships.ts';
import { aMovement } from '#fixtures/wallet.ts';
import type { StateName } from '#mocks/states.ts';
import { memoryStorage } from '#testing/memoryStorage.ts';
import { dark, doubled, narrow } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const customer = aStatedCustomer();
const signedIn = { customer, token: 'tok-140', fingerprint: aFingerprint };
const slow = { timeout: 20_000 };

/** A screen of a customer in a state, who has signed in on an earlier visit. */
const at = (path: string, state: StateName, params: object) =>
  inWorld({
    path,
    given: [state, { ...signedIn, ...params }] as never,
    cookies: `session-id=m1; access_token=${customer.id_hash}`,
    storage: () => memoryStorage({ keep_session: '1' }),
  });

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
const credits = [
  aStatedCredit({ expiry_date: '2030-08-01', created_date: '2024-02-04 10:00:00' }),
  aStatedCredit({ id_sales_rule: '8802', method: 'promotion', expiry_date: '' }),
  aStatedCredit({ id_sales_rule: '8803', method: 'gift_card', created_date: '2024-01-10 10:00:00' }),
];
const memberships = [
  aMembership({ expiry_date: '2030-12-31' }),
  aMembership({
    id_customer_membership: '62',
    Membership_name: 'Club de compradoras frecuentes de zapatillas de temporada 2024',
    content_block: 'membership_envios',
    coupon: 'UNCUPONMUYLARGOPARALASSOCIAS2024',
  }),
];

/** Credits, wallet and memberships of a customer. */
const meta = {
  title: 'wallet',
  ...shopMeta,
  parameters: at('/account/wallet', 'a customer has a wallet', wallet),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(text, {}, slow))[0]).toBeVisible();

const failing: NonNullable<Story['beforeEach']> = ({ msw }) => {
  msw.use(http.post('*/wallet/movements', () => HttpResponse.json({ error: true, message: '' })));
};

export const Wallet: Story = { name: 'WALL-03, WALL-05, WALL-07: a wallet', play: sees('Saldo disponible') };
export const WalletDark: Story = { ...Wallet, name: 'REACH-03: a wallet, dark', globals: dark };
export const WalletNarrow: Story = { ...Wallet, name: 'REACH-02: a wallet, narrow phone', globals: narrow };
export const WalletDoubled: Story = { ...Wallet, name: 'REACH-03: a wallet, text doubled', globals: doubled };
export const WalletWithoutCash: Story = {
  name: 'WALL-09: a balance that cannot be paid out',
  parameters: at('/account/wallet', 'a customer has a wallet', { ...wallet, refundable: false }),
  play: sees('Este saldo no puede canjearse por dinero en efectivo.'),
};
export const WalletEmpty: Story = {
  name: 'WALL-07: without a movement',
  parameters: at('/account/wallet', 'a customer has a wallet', { ...wallet, balance: 0, movements: [] }),
  play: sees('Todavía no tiene movimientos.'),
};
export const WalletFailed: Story = {
  name: 'ERR-12: movements that cannot be read',
  beforeEach: failing,
  play: sees('Ha ocurrido un error.'),
};
export const WalletLoading: Story = {
  name: 'APP-07: until the wallet is there',
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/customer/wallet', async () => delay('infinite') as never));
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Cargando' }, slow)).toBeInTheDocument(),
};
export const Movement: Story = {
  name: 'ROUTE-14, WALL-05: a movement',
  parameters: at('/account/wallet/90014', 'a customer has a wallet', wallet),
  play: sees('Fecha de vencimiento'),
};
export const MovementMissing: Story = {
  name: 'ROUTE-46: an unknown movement',
  parameters: at('/account/wallet/1', 'a customer has a wallet', wallet),
  play: sees('La página solicitada no existe.'),
};

const returning = (country: 'ar' | 'cl' | 'co' | 'br'): Story => ({
  name: `EXCH-08, WALL-10: the request in ${country}`,
  parameters: at('/account/wallet?return=1', 'a customer has a wallet', wallet),
  globals: { country },
  play: sees('Nombre y apellido del titular'),
});
export const ReturnArgentina: Story = returning('ar');
export const ReturnChile: Story = returning('cl');
export const ReturnColombia: Story = returning('co');
export const ReturnBrazil: Story = returning('br');
export const ReturnDark: Story = {
  ...returning('ar'),
  name: 'REACH-03: the request, dark',
  globals: dark,
};
export const ReturnFaults: Story = {
  ...returning('ar'),
  name: 'EXCH-04, EXCH-08: each field is missing',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar solicitud' }, slow));
    await expect((await canvas.findAllByText('Campo obligatorio', {}, slow)).length).toBeGreaterThan(5);
  },
};

export const Credits: Story = {
  name: 'ROUTE-11: the credits',
  parameters: at('/account/credits', 'a customer has credits', { credits }),
  play: sees('Promoción'),
};
export const CreditsDark: Story = { ...Credits, name: 'REACH-03: the credits, dark', globals: dark };
export const CreditsEmpty: Story = {
  name: 'ROUTE-11: no credit',
  parameters: at('/account/credits', 'a customer has credits', { credits: [] }),
  play: sees('Todavía no tiene créditos.'),
};
export const Credit: Story = {
  name: 'CRED-02, CRED-08: a credit',
  parameters: at('/account/credits/8801', 'a customer has credits', { credits }),
  play: sees('Monto original'),
};
export const CreditWithoutCash: Story = {
  name: 'CRED-07: a credit that cannot be exchanged for cash',
  parameters: at('/account/credits/8802', 'a customer has credits', { credits }),
  play: sees('Este crédito no puede canjearse por dinero en efectivo.'),
};

export const Memberships: Story = {
  name: 'ROUTE-06, MEMB-05: memberships, one of them over',
  parameters: at('/account/memberships', 'a customer has memberships', { memberships }),
  play: sees(/^Envío gratis en/),
};
export const MembershipsDark: Story = {
  ...Memberships,
  name: 'REACH-03: memberships, dark',
  globals: dark,
};
export const MembershipsNarrow: Story = {
  ...Memberships,
  name: 'REACH-02: memberships, narrow phone',
  globals: narrow,
};
export const MembershipsEmpty: Story = {
  name: 'MEMB-05: no membership',
  parameters: at('/account/memberships', 'a customer has memberships', { memberships: [] }),
  play: sees('No tiene membresías activas.'),
};
