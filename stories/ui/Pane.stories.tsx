import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pane } from '#ui/Pane.tsx';
import { Picture } from '#ui/Picture.tsx';
import hero from './hero.jpg';
import ligera from './ligera.jpg';
import { dark, narrow } from './modes.ts';

const shoe = <Picture src={ligera} alt="Zapatilla urbana de cuero Ligera, blanca" width={390} height={488} />;

const meta = { component: Pane, args: { children: shoe } } satisfies Meta<typeof Pane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 5, 2);
  },
};

export const Hero: Story = {
  args: {
    ratio: 390 / 500,
    tone: '#bccbc2',
    children: <Picture first src={hero} alt="" width={780} height={1000} />,
  },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
};

/** The room is taken before the picture has come. */
export const BeforeThePicture: Story = { args: { children: undefined } };

export const TwoPanes: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--mullion)' }}>
      <Pane>{shoe}</Pane>
      <Pane>{shoe}</Pane>
    </div>
  ),
};

export const Dark: Story = { ...TwoPanes, name: 'REACH-03: dark scheme', globals: dark };

export const Narrow: Story = { ...TwoPanes, name: 'REACH-03: narrow phone', globals: narrow };
