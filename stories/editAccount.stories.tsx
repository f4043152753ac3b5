import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { afterReload, ofCustomer, whileFailing } from './accountWorld.ts';
import { doubled, inModes } from './ui/modes.ts';
import { offline, shopMeta } from './withShop.tsx';

const path = '/account/editaccount';

/** The edit of the customer. */
const meta = {
  title: 'editAccount',
  ...shopMeta,
  parameters: ofCustomer(path),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const sees =
  (label: string, value: string): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByLabelText(label)).toHaveValue(value);

const fill =
  (values: Record<string, string>): Play =>
  async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Nombre');
    for (const [label, value] of Object.entries(values)) {
      await userEvent.clear(canvas.getByLabelText(label));
      if (value !== '') await userEvent.type(canvas.getByLabelText(label), value);
    }
  };

const send: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));

export const Ready: Story = {
  name: 'ACC-05, ACC-08, REACH-03: what is known of a customer',
  afterEach: inModes('dark', 'narrow', 'wide'),
  play: sees('Número de DNI', '30123456'),
};
export const Loading: Story = {
  name: 'ROUTE-49: while the customer is being logged in',
  parameters: whileFailing(path, 'autoLogin', 'slow'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
    await expect(await canvas.findByLabelText('Nombre')).toBeVisible();
  },
};

const hint = 'Revise el número ingresado.';

export const Chile: Story = {
  name: 'FORM-01, COUNTRY-13, REACH-03: in Chile, a RUT with a wrong check digit',
  afterEach: inModes('dark'),
  parameters: ofCustomer(path, { identification: '123456784', identification_type: 'RUT' }),
  globals: { country: 'cl' },
  play: async (context) => {
    await fill({ 'Número de RUT': '12.345.678-4', Día: '7' })(context);
    await expect(await context.canvas.findByText(hint)).toBeVisible();
  },
};
export const Colombia: Story = {
  name: 'COUNTRY-13: in Colombia, a choice of documents',
  parameters: ofCustomer(path, { identification: '1234567890', identification_type: 'CC' }),
  globals: { country: 'co' },
  play: sees('Tipo de documento', 'CC'),
};
export const Faults: Story = {
  name: 'VAL-13, VAL-15, ACC-06: wrong values, each with its text',
  afterEach: inModes('dark', 'doubled'),
  play: async (context) => {
    await fill({
      Apellido: 'Pérez-Gil',
      'Número de DNI': '12.345',
      Día: '29',
      Mes: '2',
      Año: '1985',
      'Contraseña nueva': 'Clave456',
    })(context);
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findAllByText('Campo obligatorio')).toHaveLength(1);
    await expect(canvas.getByText('Este campo no acepta «-».')).toBeVisible();
    await expect(canvas.getByText('Ingrese un valor válido')).toBeVisible();
    await expect(canvas.getByText('Por favor, ingrese una fecha de nacimiento valida')).toBeVisible();
    await expect(canvas.getByText('Las contraseñas no coinciden.')).toBeVisible();
  },
};
const changePassword =
  (old: string): Play =>
  async (context) => {
    await fill({
      'Contraseña actual': old,
      'Contraseña nueva': 'Clave456',
      'Repetir contraseña nueva': 'Clave456',
    })(context);
    await send(context);
  };

export const WrongPassword: Story = {
  name: 'ACC-06, ERR-19: the old password is not the right one',
  play: async (context) => {
    await changePassword('Clave124')(context);
    await expect(await context.canvas.findByText('Revise los datos ingresados.')).toBeVisible();
  },
};

export const PasswordUnclear: Story = {
  name: 'ACC-06, REACH-03: the password may have changed, because no answer came',
  afterEach: inModes('dark', 'doubled'),
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/customer/edit', () => HttpResponse.error()));
  },
  play: async (context) => {
    await changePassword('Clave123')(context);
    await expect(await context.canvas.findByText(/^No recibimos la respuesta/)).toBeVisible();
  },
};
export const Saved: Story = {
  name: 'ACC-07: what was changed is saved',
  play: async (context) => {
    await fill({ Nombre: 'Íñigo' })(context);
    await send(context);
    await expect(await context.canvas.findByText('Datos actualizados exitosamente.')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'ACC-05: a customer of whom little is known',
  parameters: ofCustomer(path, { gender: '', birthday: '', identification: '', identification_type: '' }),
  play: async (context) => {
    await sees('Número de DNI', '')(context);
    await sees('Año', '')(context);
    for (const choice of context.canvas.getAllByRole('radio')) await expect(choice).not.toBeChecked();
  },
};

export const Offline: Story = {
  name: 'ERR-15, KEEP-08: she cannot be read without network',
  parameters: offline(afterReload(path)),
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/customer/info', () => HttpResponse.error()));
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible(),
};

const longName = 'María de los Ángeles Guadalupe';
export const Long: Story = {
  name: 'REACH-03: long names and e-mail, text doubled',
  parameters: ofCustomer(path, {
    first_name: longName,
    last_name: 'Fernández de la Reguera Etcheverrigaray',
    email: `${'guadalupe.'.repeat(5)}fernandez@correo-electronico.example`,
  }),
  globals: doubled,
  play: sees('Nombre', longName),
};
