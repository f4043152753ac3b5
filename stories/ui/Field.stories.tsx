import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { inModes } from './modes.ts';

const meta = {
  component: Field,
  args: { label: 'E-mail', type: 'email', autoComplete: 'username' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 480, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('E-mail'));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};

export const Filled: Story = { args: { defaultValue: 'ana@vidriera.example' } };

export const WithHelp: Story = {
  args: {
    label: 'Contraseña',
    type: 'password',
    autoComplete: 'new-password',
    help: 'Entre 6 y 15 caracteres.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription('Entre 6 y 15 caracteres.');
  },
};

export const Wrong: Story = {
  name: 'FORM-02: the error is shown at the field',
  args: { defaultValue: 'ana@mail', fault: 'Ingrese una dirección de E-mail válida' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Ingrese una dirección de E-mail válida');
  },
};

export const WithTool: Story = {
  args: {
    label: 'Contraseña',
    type: 'password',
    autoComplete: 'current-password',
    defaultValue: 'Vidriera1',
    tool: <IconButton icon="close" label="Borrar" />,
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@vidriera.example' } };

/** Several fields, for the other modes. */
export const Form: Story = {
  name: 'REACH-03: form',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  render: () => (
    <>
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        defaultValue="ana@mail"
        fault="Ingrese una dirección de E-mail válida"
      />
      <Field
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        help="Entre 6 y 15 caracteres, con una letra y un número por lo menos."
        fault="Campo obligatorio"
        tool={<IconButton icon="close" label="Borrar" />}
      />
      <Field label="Número de documento de quien recibe el pedido en su domicilio" inputMode="numeric" />
    </>
  ),
};
