import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Snackbar, SnackbarArea } from '#ui/feedback/Snackbar.tsx';
import { inModes } from './modes.ts';

const onHold = fn();

const meta = {
  component: Snackbar,
  args: { kind: 'success', text: 'El producto se agregó a favoritos.' },
  decorators: [
    (Story) => (
      <SnackbarArea onHold={onHold}>
        <Story />
      </SnackbarArea>
    ),
  ],
} satisfies Meta<typeof Snackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'APP-35, APP-41: success, announced politely',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('El producto se agregó a favoritos.');
  },
};

export const Failure: Story = {
  name: 'APP-35, APP-41: error, announced at once',
  args: { kind: 'error', text: 'Ha ocurrido un error.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  },
};

export const WithAction: Story = {
  args: { action: { label: 'Deshacer', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const Paused: Story = {
  ...WithAction,
  name: 'APP-50: hover and focus inside pause its timeout',
  play: async ({ canvas }) => {
    onHold.mockClear();
    await userEvent.hover(canvas.getByRole('status'));
    await userEvent.tab();
    await userEvent.unhover(canvas.getByRole('status'));
    await userEvent.tab();
    await expect(onHold.mock.calls).toEqual([[true], [false]]);
  },
};

export const LongTexts: Story = {
  args: {
    text: 'Sumamos 2 productos de su carrito anterior. El precio de la zapatilla urbana de cuero cambió desde su última visita.',
    action: { label: 'Deshacer', onPress: fn() },
  },
};

/** Two at once, the newest at the bottom. */
export const Queue: Story = {
  name: 'REACH-03: queue',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  render: () => (
    <>
      <Snackbar
        kind="success"
        text="El producto se agregó a favoritos."
        action={{ label: 'Deshacer', onPress: fn() }}
      />
      <Snackbar kind="error" text="Ha ocurrido un error." action={{ label: 'Reintentar', onPress: fn() }} />
    </>
  ),
};
