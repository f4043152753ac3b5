import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notSentOffline, whileSending } from './formStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The registration. */
const meta = {
  title: 'register',
  ...shopMeta,
  parameters: inWorld({ path: '/register' }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const typed = {
  'E-mail': 'maria@mail.com',
  Contraseña: 'Clave123',
  'Repetir contraseña': 'Clave123',
  Nombre: 'María José',
  Apellido: 'Pérez',
  Día: '7',
  Mes: '5',
  Año: '1990',
};

const fill =
  (values: Record<string, string>): Play =>
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'E-mail' });
    for (const [label, value] of Object.entries(values))
      await userEvent.type(canvas.getByLabelText(label), value);
  };

const send: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Registrarse' }));

const seesDocument =
  (label: string): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByLabelText(label)).toBeVisible();

export const Empty: Story = {
  name: 'SESS-27, COUNTRY-13, REACH-03: empty, in Argentina',
  afterEach: inModes('dark', 'narrow', 'wide'),
  play: seesDocument('Número de DNI'),
};
export const Colombia: Story = {
  name: 'COUNTRY-13: in Colombia, a choice of documents',
  globals: { country: 'co' },
  play: seesDocument('Tipo de documento'),
};
export const Filled: Story = {
  name: 'SESS-27: filled',
  play: async (context) => {
    await fill({ ...typed, 'Número de DNI': '30.123.456' })(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Femenino' }));
  },
};

export const Faults: Story = {
  name: 'SESS-28, VAL-15, REACH-03: each mandatory field is missing',
  afterEach: inModes('dark', 'doubled'),
  play: async (context) => {
    await fill({})(context);
    await send(context);
    await expect(await context.canvas.findAllByText('Campo obligatorio')).toHaveLength(8);
    await expect(context.canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
export const WrongValues: Story = {
  name: 'VAL-03, VAL-08, VAL-13: wrong values, each with its text',
  afterEach: inModes('dark'),
  play: async (context) => {
    await fill({
      'E-mail': 'maria@mail',
      Contraseña: 'clave 12',
      'Repetir contraseña': 'otra',
      Nombre: 'María2',
      Día: '31',
      Mes: '4',
      Año: '1990',
      'Número de DNI': '123456',
    })(context);
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Ingrese una dirección de E-mail válida')).toBeVisible();
    await expect(canvas.getByText('La contraseña debe tener entre 6 y 15 caracteres válidos.')).toBeVisible();
    await expect(canvas.getByText('Por favor, ingrese una fecha de nacimiento valida')).toBeVisible();
    await expect(canvas.getByText('Este campo no acepta «2».')).toBeVisible();
    await expect(canvas.getByText('Ingrese un valor válido')).toBeVisible();
  },
};
export const Used: Story = {
  name: 'ERR-18: an e-mail that is registered already',
  play: async (context) => {
    await fill({ ...typed, 'E-mail': 'ana@vidriera.example', 'Número de DNI': '30123456' })(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Femenino' }));
    await send(context);
    await expect(await context.canvas.findByText('El E-mail ya se encuentra registrado.')).toBeVisible();
  },
};

const form = {
  path: '/register',
  call: 'register',
  button: 'Registrarse',
  fill: async (context: Parameters<Play>[0]) => {
    await fill({ ...typed, 'Número de DNI': '30123456' })(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Femenino' }));
  },
};
export const Sending = whileSending(form);
export const Offline = notSentOffline(form);

export const Long: Story = {
  name: 'REACH-03: long names, text doubled',
  globals: doubled,
  play: async (context) => {
    const values = {
      'E-mail': 'guadalupe.de.los.angeles.fernandez@correo-electronico.example',
      Nombre: 'María de los Ángeles Guadalupe',
      Apellido: 'Fernández de la Reguera Etcheverrigaray',
    };
    await fill(values)(context);
    await expect(context.canvas.getByLabelText('Apellido')).toHaveValue(values.Apellido);
  },
};
