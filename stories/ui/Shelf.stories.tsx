import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from '#ui/layout/Picture.tsx';
import { Shelf, ShelfCard } from '#ui/layout/Shelf.tsx';
import ligera from './ligera.jpg';
import { linkTo } from './linkTo.ts';
import { inModes } from './modes.ts';

const long = 'Zapatilla urbana de cuero vacuno con plantilla acolchada y suela antideslizante Lago Traful';
const names = ['Zapatilla Lisa', long, 'Sandalia', 'Bota', 'Zapatilla de caña alta Costa', 'Mocasín'];

const meta = {
  component: Shelf,
  args: {
    title: 'Visto hace poco',
    children: names.map((name, index) => (
      <li key={name}>
        <ShelfCard
          link={linkTo('#producto')}
          name={name}
          brand={index === 1 ? 'Manufacturas Almendro del Sur' : 'Ruta Sur'}
          picture={<Picture src={ligera} alt="" width={148} height={185} />}
          ticket={index === 1 && <span>−35 %</span>}
          price={<p>$ 84.490</p>}
        />
      </li>
    )),
  },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'REACH-01: a labelled row, whose last card comes into view by keyboard',
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Visto hace poco' });
    for (const name of names) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    const card = canvas.getByRole('link', { name: 'Mocasín' }).closest('article');
    const right = () => region.getBoundingClientRect().right + 1;
    await waitFor(() => expect(card?.getBoundingClientRect().right).toBeLessThanOrEqual(right()));
  },
};

export const OneHeight: Story = {
  name: 'PLACE-04, REACH-03: prices are in line below names of any length, and the third card shows its edge',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByText('$ 84.490').map((price) => price.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const third = canvasElement.querySelectorAll('li')[2]?.getBoundingClientRect();
    await expect(third?.left).toBeLessThan(innerWidth);
    await expect(third?.right).toBeGreaterThan(innerWidth);
  },
};
