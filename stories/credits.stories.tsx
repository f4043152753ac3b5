import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aStatedCredit } from '#fixtures/credits.ts';
import { inState, stated } from './accountWorld.ts';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { seesInOneLine } from './seesInOneLine.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

const credits = [
  aStatedCredit({ expiry_date: '2030-08-01', created_date: '2024-02-04 10:00:00' }),
  aStatedCredit({ id_sales_rule: '8802', method: 'promotion', expiry_date: '' }),
  aStatedCredit({ id_sales_rule: '8803', method: 'gift_card', created_date: '2024-01-10 10:00:00' }),
];

const path = '/account/credits';
/** A screen of a customer with these credits, who has signed in on an earlier visit. */
const at = (where: string, held = credits) =>
  inState(where, 'a customer has credits', { ...stated(), credits: held });

/** The credits of a customer, and one of them. */
const meta = { title: 'credits', ...shopMeta, parameters: at(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(text))[0]).toBeVisible();

export const Several: Story = {
  name: 'ROUTE-11, REACH-03: the credits',
  afterEach: inModes('dark'),
  play: sees('Promoción'),
};
export const Empty: Story = {
  name: 'ROUTE-11: no credit',
  parameters: at(path, []),
  play: sees('Todavía no tiene créditos.'),
};
export const One: Story = {
  name: 'CRED-02, CRED-08: a credit',
  parameters: at(`${path}/8801`),
  play: sees('Monto original'),
};
export const OneWithoutCash: Story = {
  name: 'CRED-07: a credit that cannot be exchanged for cash',
  parameters: at(`${path}/8802`),
  play: sees('Este crédito no puede canjearse por dinero en efectivo.'),
};

const read = { path, call: 'getCredits', customer: true } as const;
export const Loading = whileReading(read);
export const Failed = whileDown(read);
export const Offline = withoutNetwork(read);

export const Long: Story = {
  name: 'REACH-03: a large amount, text doubled',
  parameters: at(path, [
    aStatedCredit({
      method: 'gift_card',
      original_amount: 9_876_543_210.55,
      used_amount: 0,
      expiry_date: '',
    }),
  ]),
  globals: doubled,
  play: seesInOneLine('$ 9.876.543.210,55'),
};
