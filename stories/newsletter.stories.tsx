import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notSentOffline, whileSending } from './formStates.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const path = '/newsletter/unsign/key/nl-7f3a/';
const confirm = { name: 'Cancelar suscripción' };

/** The end of a subscription to the newsletter. */
const meta = { title: 'newsletter', ...shopMeta, parameters: inWorld({ path }) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'ROUTE-37, CONTENT-14, REACH-03: it asks first',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', confirm)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  },
};
export const Ended: Story = {
  name: 'CONTENT-14: the subscription has ended',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    const ended = { level: 1, name: 'Su suscripción fue cancelada.' };
    await expect(await canvas.findByRole('heading', ended)).toBeVisible();
  },
};

export const BadKey: Story = {
  name: 'CONTENT-14: a bad key',
  parameters: inWorld({ path: '/newsletter/unsign/key/otra/' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  },
};

const form = { path, call: 'unsubscribe', button: confirm.name };
export const Sending = whileSending(form);
export const Offline = notSentOffline(form);
