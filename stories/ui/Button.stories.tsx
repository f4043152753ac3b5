import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#ui/controls/Button.tsx';
import { linkTo } from './linkTo.ts';
import { inModes } from './modes.ts';

const meta = {
  component: Button,
  args: { children: 'Agregar al carrito', onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'start', gap: 16, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { args: { kind: 'plain', children: 'Seguir comprando' } };

export const Text: Story = { args: { kind: 'text', children: 'Recuperar contraseña' } };

export const Wide: Story = { args: { wide: true } };

export const Apart: Story = {
  args: {
    wide: true,
    apart: true,
    children: [<span key="act">Agregar al carrito</span>, <span key="price">$ 84.490</span>],
  },
};

export const Busy: Story = {
  name: 'FORM-03: busy, so further presses do nothing',
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Agregar al carrito', busy: true });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  name: 'REACH-01: disabled, and still reachable by keyboard',
  args: { disabled: true, children: 'Sin stock' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  args: { as: linkTo('#carrito'), children: 'Ir al carrito' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '#carrito');
  },
};

/** Every kind, for the other modes. */
export const All: Story = {
  name: 'REACH-03: all',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  render: () => (
    <>
      <Button wide>Agregar al carrito</Button>
      <Button wide busy>
        Ingresar
      </Button>
      <Button wide kind="plain">
        Continuar con Facebook
      </Button>
      <Button wide kind="plain" busy>
        Pedir un código nuevo
      </Button>
      <Button disabled>Sin stock</Button>
      <Button kind="text">Recuperar contraseña</Button>
      <Button kind="text" disabled>
        Pedir un código nuevo
      </Button>
      <Button as={linkTo('#inicio')} kind="text">
        Ir al inicio
      </Button>
    </>
  ),
};
