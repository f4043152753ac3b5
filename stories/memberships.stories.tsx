import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aMembership } from '#fixtures/credits.ts';
import { inState, stated } from './accountWorld.ts';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

const memberships = [
  aMembership({ expiry_date: '2030-12-31' }),
  aMembership({
    id_customer_membership: '62',
    Membership_name: 'Club de compradoras frecuentes de zapatillas de temporada 2024',
    content_block: 'membership_envios',
    coupon: 'UNCUPONMUYLARGOPARALASSOCIAS2024',
  }),
];

const path = '/account/memberships';
/** The list of a customer with these memberships, who has signed in on an earlier visit. */
const of = (held = memberships) =>
  inState(path, 'a customer has memberships', { ...stated(), memberships: held });

/** The memberships of a customer. */
const meta = { title: 'memberships', ...shopMeta, parameters: of() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(text))[0]).toBeVisible();

export const Several: Story = {
  name: 'ROUTE-06, MEMB-05, REACH-03: memberships, one of them over',
  afterEach: inModes('dark', 'narrow'),
  play: sees(/^Envío gratis en/),
};
export const Empty: Story = {
  name: 'MEMB-05: no membership',
  parameters: of([]),
  play: sees('No tiene membresías activas.'),
};

const read = { path, call: 'getMemberships', customer: true } as const;
export const Loading = whileReading(read);
export const Failed = whileDown(read);
export const Offline = withoutNetwork(read);

export const Long: Story = {
  name: 'REACH-03: a long name and a long coupon, text doubled',
  parameters: of(memberships.slice(1)),
  globals: doubled,
  play: sees('UNCUPONMUYLARGOPARALASSOCIAS2024'),
};
