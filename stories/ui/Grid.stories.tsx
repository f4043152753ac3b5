import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#ui/layout/Card.tsx';
import { SkeletonCard } from '#ui/skeletons/SkeletonList.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { Picture } from '#ui/layout/Picture.tsx';
import ligera from './ligera.jpg';
import { linkTo } from './linkTo.ts';
import { wide, inModes } from './modes.ts';

const long = 'Zapatilla urbana de cuero vacuno con plantilla acolchada y suela antideslizante Lago Traful';

const plain = (
  <Card
    link={linkTo('#lisa')}
    name="Zapatilla Lisa"
    brand="Ruta Sur"
    picture={<Picture src={ligera} alt="" width={195} height={244} />}
    price={<p>$ 149.990</p>}
    labels={[]}
  />
);

const full = (
  <Card
    link={linkTo('#ligera')}
    name={long}
    brand="Manufacturas Almendro del Sur"
    picture={<Picture src={ligera} alt="" width={195} height={244} />}
    ticket={<span>−35 %</span>}
    corner="Patrocinado"
    price={<p>$ 84.490</p>}
    labels={[
      { text: '¡Última unidad!', tone: 'urgent' },
      { text: 'Envío gratis', tone: 'saving' },
      { text: 'Envío en moto en 24 horas', tone: 'quiet' },
    ]}
  />
);

const meta = {
  component: Grid,
  args: {
    children: [plain, full, full, plain, <SkeletonCard key="skeleton" />].map((card, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- The list has the same card twice.
      <li key={index}>{card}</li>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneHeight: Story = {
  name: 'PLACE-04, REACH-03: every card has the height of its skeleton with any texts, also before it is rendered',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ canvasElement }) => {
    const cells = [...(canvasElement.querySelector('ul')?.children ?? [])];
    const heights = cells.map((cell) => Math.round(cell.getBoundingClientRect().height));
    await expect(heights).toHaveLength(5);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const OneLink: Story = {
  name: 'REACH-02: the whole card is one link, named after the product',
  play: async ({ canvas, userEvent }) => {
    const [link] = canvas.getAllByRole('link', { name: long });
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const WideWindow: Story = { ...OneHeight, globals: wide };
