import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FlagsView } from '#app/tracking/DeveloperViews.tsx';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The flags, which developers see and set in builds with the mock backend. */
const meta = {
  title: 'flags',
  ...shopMeta,
  parameters: inWorld({ over: <FlagsView />, flags: { hash_login_front: true } }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'FLAG-02, REACH-03: the flags and their values, of which a developer sets one',
  afterEach: inModes('dark', 'narrow'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Flags'));
    await expect(canvas.getByLabelText('hash_login_front')).toHaveValue('true');
    const source = canvas.getByLabelText('backend_for_frontend');
    await expect(source).toHaveValue('control');
    await userEvent.selectOptions(source, 'off');
    await expect(source).toHaveValue('off');
  },
};
