import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { networkChanged } from '#store/online.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** Signing in. */
const meta = {
  title: 'login',
  ...shopMeta,
  parameters: inWorld({ path: '/login' }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill =
  (email: string, password: string): Play =>
  async ({ canvas, userEvent }) => {
    const username = await canvas.findByRole('textbox', { name: 'E-mail' });
    if (email !== '') await userEvent.type(username, email);
    if (password !== '') await userEvent.type(canvas.getByLabelText('Contraseña'), password);
  };

const send: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Ingresar' }));

export const Empty: Story = {
  name: 'SESS-26, REACH-03: empty',
  afterEach: inModes('dark', 'narrow', 'wide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible();
  },
};
export const Filled: Story = {
  name: 'SESS-26, REACH-03: filled, the password shown',
  afterEach: inModes('dark'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill('ana@vidriera.example', 'Vidriera1')(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mantener sesión iniciada' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(canvas.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('Vidriera1');
  },
};
export const Faults: Story = {
  name: 'FORM-02, VAL-03, VAL-15: the faults of both fields',
  afterEach: inModes('dark', 'doubled'),
  play: async (context) => {
    await fill('ana@mail', '')(context);
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Ingrese una dirección de E-mail válida')).toBeVisible();
    await expect(canvas.getByText('Campo obligatorio')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
export const Busy: Story = {
  name: 'FORM-03: on its way',
  parameters: inWorld({ path: '/login', given: ['a call fails', { call: 'login', fault: 'slow' }] }),
  play: async (context) => {
    await fill('ana@vidriera.example', 'Vidriera1')(context);
    await send(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Ingresar' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Refused: Story = {
  name: 'ERR-16, REACH-03: wrong e-mail or password',
  afterEach: inModes('dark', 'doubled'),
  play: async (context) => {
    await fill('ana@vidriera.example', 'Vidriera2')(context);
    await send(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('E-mail o contraseña incorrectos.');
    await expect(context.canvas.getByLabelText('Contraseña')).toHaveValue('Vidriera2');
  },
};
export const Offline: Story = {
  name: 'ERR-15, REACH-03: without network, with a long e-mail',
  afterEach: inModes('narrow'),
  parameters: inWorld({
    path: '/login',
    given: ['a call fails', { call: 'login', fault: 'cut' }],
    before: (store) => void store.dispatch(networkChanged(false)),
  }),
  play: async (context) => {
    await fill('una.clienta.con.un.nombre.muy.largo@correo.de.vidriera.example', 'Vidriera1')(context);
    await send(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('No hay conexión disponible.');
  },
};
export const Long: Story = {
  name: 'ERR-17, REACH-03: a long e-mail that is not registered, text doubled',
  globals: doubled,
  play: async (context) => {
    await fill('una.clienta.con.un.nombre.muy.largo@correo.de.vidriera.example', 'Vidriera1')(context);
    await send(context);
    await expect(await context.canvas.findByText('El E-mail no se encuentra registrado.')).toBeVisible();
  },
};
