import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { anAddress } from '#fixtures/addresses.ts';
import { inState, ofCustomer, stated } from './accountWorld.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** Forms with an unclear result: the response is lost, and so is the response of the read after it. */
const meta = {
  title: 'unclearForms',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loses the answers to these calls. */
const losing = (...calls: string[]): NonNullable<Story['beforeEach']> =>
  function lose({ msw }) {
    for (const call of calls) msw.use(http.post(call, () => HttpResponse.error()));
  };

/** Types into the field, sends, and sees the text. */
const sends =
  (label: string, button: string, text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(label), 'a');
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Address: Story = {
  name: 'REACH-03: an address of which nobody knows whether it was edited',
  afterEach: inModes('dark', 'doubled'),
  parameters: inState('/account/editaddress/301/', 'a customer has addresses', {
    ...stated(),
    addresses: [anAddress()],
  }),
  beforeEach: ({ msw }) => {
    let isSent = false;
    msw.use(
      http.post('*/customer/edit_address', () => {
        isSent = true;
        return HttpResponse.error();
      }),
      http.all('*/customer/address', () => (isSent ? HttpResponse.error() : undefined)),
    );
  },
  play: sends('Calle', 'Guardar', /no sabemos si la dirección fue editada/),
};
export const Edit: Story = {
  name: 'REACH-03: details of which nobody knows whether they were edited',
  afterEach: inModes('dark'),
  parameters: ofCustomer('/account/editaccount'),
  beforeEach: losing('*/customer/edit', '*/customer/info'),
  play: sends('Nombre', 'Guardar cambios', /no sabemos si sus datos fueron actualizados/),
};
const typed = {
  'E-mail': 'maria@mail.com',
  Contraseña: 'Clave123',
  'Repetir contraseña': 'Clave123',
  Apellido: 'Pérez',
  Día: '7',
  Mes: '5',
  Año: '1990',
  'Número de DNI': '30123456',
};

export const Registration: Story = {
  name: 'REACH-03: a registration of which nobody knows whether it was done',
  afterEach: inModes('dark'),
  parameters: inWorld({ path: '/register' }),
  beforeEach: losing('*/customer/create', '*/customer/login'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('textbox', { name: 'E-mail' });
    for (const [label, value] of Object.entries(typed))
      await userEvent.type(canvas.getByLabelText(label), value);
    await userEvent.click(canvas.getByRole('radio', { name: 'Femenino' }));
    await sends('Nombre', 'Registrarse', /no sabemos si su cuenta fue creada/)(context);
  },
};
