import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notSentOffline, whileSending } from './formStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The password recovery. */
const meta = {
  title: 'recovery',
  ...shopMeta,
  parameters: inWorld({ path: '/forgotpassword' }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const recover =
  (email: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'E-mail' });
    if (email !== '') await userEvent.type(field, email);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar e-mail' }));
  };

export const Empty: Story = {
  name: 'ROUTE-25, REACH-03: empty',
  afterEach: inModes('dark', 'narrow'),
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'Recuperar contraseña' } as const;
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};
export const Fault: Story = {
  name: 'VAL-15, REACH-03: without an e-mail',
  afterEach: inModes('doubled'),
  play: async (context) => {
    await recover('')(context);
    await expect(await context.canvas.findByText('Campo obligatorio')).toBeVisible();
  },
};
export const Unknown: Story = {
  name: 'ERR-17: an e-mail that is not registered',
  play: async (context) => {
    await recover('nadie@vidriera.example')(context);
    await expect(await context.canvas.findByText('El E-mail no se encuentra registrado.')).toBeVisible();
  },
};

const type =
  (email: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, email);
    await expect(field).toHaveValue(email);
  };

export const Filled: Story = {
  name: 'ROUTE-25: filled',
  play: type('ana@vidriera.example'),
};

const form = {
  path: '/forgotpassword',
  call: 'recoverPassword',
  button: 'Enviar e-mail',
  fill: type('ana@vidriera.example'),
};
export const Sending = whileSending(form);
export const Offline = notSentOffline(form);

export const Long: Story = {
  name: 'REACH-03: a long e-mail that is not registered, text doubled',
  globals: doubled,
  play: async (context) => {
    await recover('una.clienta.con.un.nombre.muy.largo@correo.de.vidriera.example')(context);
    await expect(await context.canvas.findByText('El E-mail no se encuentra registrado.')).toBeVisible();
  },
};
