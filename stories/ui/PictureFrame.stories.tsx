import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import hero from './hero.jpg';
import ligera from './ligera.jpg';
import { inModes } from './modes.ts';

const shoe = <Picture src={ligera} alt="Zapatilla urbana de cuero Ligera, blanca" width={390} height={488} />;

const meta = { component: PictureFrame, args: { children: shoe } } satisfies Meta<typeof PictureFrame>;

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

/** The frame has its size before the picture has loaded. */
export const BeforePictureLoads: Story = { args: { children: undefined } };

export const SideBySide: Story = {
  name: 'REACH-03: side by side',
  afterEach: inModes('dark', 'narrow'),
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--picture-gap)' }}>
      <PictureFrame>{shoe}</PictureFrame>
      <PictureFrame>{shoe}</PictureFrame>
    </div>
  ),
};
