import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { expectTouchable } from './expectTouchable.ts';
import { linkTo } from './linkTo.ts';
import { inModes } from './modes.ts';

const meta = {
  component: Breadcrumbs,
  args: {
    label: 'Ruta',
    items: [
      { label: 'Mujer', link: linkTo('#mujer') },
      { label: 'Calzado', link: linkTo('#calzado') },
      { label: 'Zapatillas', link: linkTo('#zapatillas') },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {
  name: 'CAT-41, REACH-03: the last item is plain text',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('listitem', { current: 'page' })).toHaveTextContent(/^Zapatillas$/);
    await expectTouchable({ canvasElement });
  },
};
