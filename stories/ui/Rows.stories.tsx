import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Rows } from '#ui/layout/Rows.tsx';
import { inModes } from './modes.ts';

const meta = {
  component: Rows,
  args: {
    items: [
      { icon: 'bolt', title: 'Envío en moto en 24 horas', text: 'A Palermo, Ciudad de Buenos Aires' },
      { icon: 'tag', title: 'Vendido por Almendro Calzados' },
    ],
  },
  render: (args) => (
    <>
      <Rows {...args} />
      <Disclosure title="Descripción">
        <p style={{ padding: 16 }}>Cuero vacuno suave y suela de goma cosida.</p>
      </Disclosure>
      <Disclosure title="Mujer" size="large">
        <p style={{ padding: 16 }}>Calzado, ropa y accesorios.</p>
      </Disclosure>
    </>
  ),
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  name: 'REACH-03: facts',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('Cuero vacuno suave y suela de goma cosida.');
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText('Descripción'));
    await expect(text).toBeVisible();
  },
};
