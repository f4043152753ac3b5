import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aDevice } from '#fixtures/customer.ts';
import { inState, ofCustomer, stated, whileFailing } from './accountWorld.ts';
import { withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

const path = '/account/enableauth';

const tablet = aDevice({
  id: '18',
  name: 'Safari en iPad',
  fingerprint: '1c1d5f0e-52c3-4b3e-9d0a-7f6a3d1b9e42',
  date: '2024-01-31 00:00:59',
});

/** Two-step authentication with these devices; the first one is this browser. */
const withDevices = (...others: (typeof tablet)[]) =>
  inState(path, 'a customer has devices', { ...stated(), devices: [aDevice(), ...others] });

/** Two-step authentication in the account. */
const meta = { title: 'enableAuth', ...shopMeta, parameters: withDevices(tablet) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  name: 'TFA-12, REACH-03: on, with two devices',
  afterEach: inModes('dark', 'narrow', 'wide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Activada')).toBeVisible();
    await expect(canvas.getByText('Este dispositivo')).toBeVisible();
    await expect(canvas.getByText('Safari en iPad')).toBeVisible();
  },
};
export const Long: Story = {
  name: 'REACH-03: a long name of a device, text doubled',
  parameters: withDevices({
    ...tablet,
    name: 'Samsung Internet Browser 27.0 en Galaxy Z Fold Special Edition',
  }),
  globals: doubled,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Samsung/)).toBeVisible();
  },
};

export const Off: Story = {
  name: 'TFA-14, REACH-03: off, without devices',
  afterEach: inModes('dark'),
  parameters: ofCustomer(path),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Desactivada')).toBeVisible();
    await expect(canvas.queryByText('Dispositivos registrados')).toBeNull();
  },
};
export const Asking: Story = {
  name: 'TFA-14: the code that turns it on',
  parameters: ofCustomer(path),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Ingrese el código' }));
    await expect(question.getByRole('textbox', { name: 'Código' })).toBeVisible();
  },
};

export const TurningOff: Story = {
  name: 'TFA-14: before it is turned off',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desactivar' }));
    await expect(
      await canvas.findByRole('dialog', { name: '¿Desactivar la verificación en dos pasos?' }),
    ).toBeVisible();
  },
};

export const Deleting: Story = {
  name: 'TFA-13, REACH-03: before a device is deleted',
  afterEach: inModes('dark'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Safari en iPad' }));
    await expect(await canvas.findByRole('dialog', { name: '¿Eliminar el dispositivo?' })).toBeVisible();
  },
};
export const Loading: Story = {
  name: 'KEEP-08: it is being read',
  parameters: whileFailing(path, 'getDevices', 'slow'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
    await expect(await canvas.findByText('Desactivada')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'ERR-12: it could not be read',
  parameters: whileFailing(path, 'isTwoStepActive', 'refused'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  },
};

export const NotSent: Story = {
  name: 'ERR-42: no code could be sent',
  parameters: whileFailing(path, 'enableTwoStep', 'refused'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar' }));
    await expect(await canvas.findByText('No se pudo activar la verificación en dos pasos.')).toBeVisible();
  },
};

export const Offline = withoutNetwork({ path, call: 'isTwoStepActive', customer: true });
