import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { inModes } from './modes.ts';

const text =
  'Apoye el pie sobre una hoja, marque el talón y la punta, y mida la distancia. Si está entre dos talles, elija el mayor. ';

const meta = {
  component: Sheet,
  args: {
    open: true,
    title: 'Cómo medir su pie',
    closeLabel: 'Cerrar',
    onClose: fn(),
    children: <p style={{ padding: '0 16px 24px' }}>{text}</p>,
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  name: 'REACH-01: labelled by its heading, closed by its button',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Cómo medir su pie' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithFoot: Story = {
  name: 'REACH-03: with foot',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  args: {
    title: 'Ciudad de entrega',
    children: (
      <div style={{ display: 'grid', gap: 20, padding: '0 16px 24px' }}>
        <Field label="Provincia" autoComplete="address-level1" />
        <Field label="Ciudad" autoComplete="address-level2" />
      </div>
    ),
    foot: (
      <>
        <Button kind="plain">Limpiar</Button>
        <Button>Guardar</Button>
      </>
    ),
  },
};

export const LongContent: Story = {
  args: { ...WithFoot.args, children: <p style={{ padding: 16 }}>{text.repeat(24)}</p> },
};

export const Full: Story = { args: { ...WithFoot.args, full: true } };

export const LongTitle: Story = {
  args: { title: 'Tabla de talles de zapatillas urbanas de cuero para mujer, varón y niños' },
};
