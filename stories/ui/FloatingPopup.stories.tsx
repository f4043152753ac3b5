import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/controls/Button.tsx';
import { FloatingPopup } from '#ui/feedback/FloatingPopup.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import ligera from './ligera.jpg';
import { linkTo } from './linkTo.ts';
import { inModes } from './modes.ts';

const meta = {
  component: FloatingPopup,
  args: {
    title: 'Agregado al carrito',
    picture: (
      <PictureFrame>
        <Picture src={ligera} alt="" width={72} height={90} />
      </PictureFrame>
    ),
    lines: [
      { text: 'Almendro', quiet: true },
      { text: 'Zapatilla urbana de cuero Ligera' },
      { text: 'Talle 38', quiet: true },
    ],
    actions: (
      <>
        <Button kind="plain">Seguir comprando</Button>
        <Button as={linkTo('#carrito')}>Ir al carrito</Button>
      </>
    ),
    closeLabel: 'Cerrar',
    onClose: fn(),
    onHold: fn(),
  },
} satisfies Meta<typeof FloatingPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  name: 'APP-23, APP-28, REACH-03: the product, and a button that closes',
  afterEach: inModes('dark'),
  play: async ({ args, canvas }) => {
    const popup = canvas.getByRole('region', { name: 'Agregado al carrito' });
    await waitFor(() => expect(popup).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Almendro');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  name: 'REACH-03: long texts',
  afterEach: inModes('narrow', 'doubled'),
  args: {
    lines: [
      { text: 'Compañía Sudamericana de Indumentaria y Calzado', quiet: true },
      {
        text: 'Campera impermeable de algodón encerado con capucha desmontable y forro polar reversible Sendero',
      },
      { text: 'Talle XXL, verde oliva oscuro', quiet: true },
    ],
  },
};
