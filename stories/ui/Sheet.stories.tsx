import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { expectTouchable } from './expectTouchable.ts';
import { dark, doubled, narrow, wide } from './modes.ts';

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

export const Dark: Story = { ...WithFoot, name: 'REACH-03: dark scheme', globals: dark };

export const Narrow: Story = {
  ...WithFoot,
  name: 'REACH-02: narrow phone, 44 px to touch',
  globals: narrow,
  play: expectTouchable,
};

export const TextDoubled: Story = { ...WithFoot, name: 'REACH-03: text doubled', globals: doubled };

export const WideWindow: Story = { ...WithFoot, globals: wide };
