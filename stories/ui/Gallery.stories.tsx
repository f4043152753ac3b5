import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Gallery } from '#ui/layout/Gallery.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import { expectTouchable } from './expectTouchable.ts';
import hero from './hero.jpg';
import ligera from './ligera.jpg';
import { inModes } from './modes.ts';

const picture = (id: string, src: string, number: number) => ({
  id,
  large: (
    <PictureFrame ratio={390 / 440}>
      <Picture src={src} alt={`Zapatilla Ligera, foto ${number} de 3`} width={390} height={440} />
    </PictureFrame>
  ),
  small: <Picture src={src} alt="" width={44} height={55} />,
  label: `Foto ${number} de 3`,
});

const meta = {
  component: Gallery,
  args: {
    label: 'Fotos del producto',
    pictures: [picture('a', ligera, 1), picture('b', hero, 2), picture('c', ligera, 3)],
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByThumbnail: Story = {
  name: 'SIZE-04, PROD-04, REACH-03: the pictures are chosen by the thumbnails beside them',
  afterEach: inModes('dark', 'narrow', 'wide'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const third = canvas.getByRole('button', { name: 'Foto 3 de 3' });
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    const track = canvasElement.querySelector('ul');
    await expect(track?.scrollLeft).toBeGreaterThan(0);
    await expect(third.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      track?.getBoundingClientRect().right ?? Infinity,
    );
    await expectTouchable({ canvasElement });
  },
};

export const ByKeyboard: Story = {
  name: 'SIZE-04, REACH-01: the pictures move by the arrow keys',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const second = canvas.getByRole('button', { name: 'Foto 2 de 3' });
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{ArrowLeft}');
    const first = canvas.getByRole('button', { name: 'Foto 1 de 3' });
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'true'));
  },
};

export const OnePicture: Story = {
  args: { pictures: [picture('a', ligera, 1)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
