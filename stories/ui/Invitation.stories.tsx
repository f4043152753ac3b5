import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Invitation } from '#ui/feedback/Invitation.tsx';
import { inModes } from './modes.ts';
import ligera from './ligera.jpg';

const meta = {
  component: Invitation,
  args: {
    picture: <img src={ligera} alt="" width={40} height={40} />,
    title: 'Instale Vidriera',
    text: 'A un toque en su teléfono.',
    action: { label: 'Instalar', onPress: fn() },
    closeLabel: 'Cerrar',
    onClose: fn(),
  },
} satisfies Meta<typeof Invitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  name: 'APP-19, REACH-03: an offer with its action',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Instalar' }));
    await expect(args.action.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Long: Story = {
  name: 'REACH-03: long texts',
  args: {
    title: 'Instale la tienda de calzado y moda más grande del país',
    text: 'Se abre con un toque desde la pantalla de inicio, también cuando la conexión es mala o no hay ninguna.',
  },
};
