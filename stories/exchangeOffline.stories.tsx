import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { at, change } from './exchangeWorld.ts';
import { inModes } from './ui/modes.ts';
import { offline, shopMeta } from './withShop.tsx';

const noNetwork = 'No hay conexión disponible.';

/** A question of the wizard on a device without network. */
const without = (step: string, answers: object) => offline(at(step, answers));

/** An exchange on a device that loses its network: what was answered stays. */
const meta = {
  title: 'exchangeOffline',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const fail =
  (call: string): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    msw.use(http.post(`*/exchange/${call}`, () => HttpResponse.error()));
  };

export const Question: Story = {
  name: 'ERR-15, KEEP-09, REACH-03: what can be chosen cannot be read without network',
  afterEach: inModes('dark'),
  parameters: without('reason', change),
  beforeEach: fail('options'),
  play: async ({ canvas }) => expect((await canvas.findAllByText(noNetwork))[0]).toBeVisible(),
};
export const Summary: Story = {
  name: 'ERR-15, AFTER-04, REACH-03: a request that is not sent without network stays as it is',
  afterEach: inModes('dark'),
  parameters: without('summary', change),
  beforeEach: fail('create'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar solicitud' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(noNetwork);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Revise su solicitud');
  },
};
