import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { NoticeActions } from '#ui/feedback/NoticeActions.tsx';
import { inModes } from './modes.ts';

const meta = {
  component: Notice,
  args: { icon: 'offline', text: 'No hay conexión disponible.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  name: 'PWA-03, REACH-03: without network',
  afterEach: inModes('dark'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No hay conexión disponible.');
  },
};

const update = fn();

export const NewVersion: Story = {
  name: 'PWA-06, REACH-03: with actions',
  afterEach: inModes('narrow', 'doubled'),
  render: () => (
    <Notice text="Hay una nueva versión disponible.">
      <NoticeActions>
        <Button kind="text">Ahora no</Button>
        <Button kind="text" onClick={update}>
          Actualizar
        </Button>
      </NoticeActions>
    </Notice>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar' }));
    await expect(update).toHaveBeenCalledOnce();
  },
};
