import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName } from '#ui/layout/Icon.tsx';
import { iconPaths } from '#ui/layout/iconPaths.ts';
import { inModes } from './modes.ts';

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

const meta = { component: Icon, args: { name: 'bag' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'REACH-03: all',
  afterEach: inModes('dark'),
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24, padding: 16 }}>
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg')) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const Sizes: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 24, padding: 16 }}>
      <Icon name="bag" size={16} />
      <Icon name="bag" size={20} />
      <Icon name="bag" />
      <Icon name="bag" size={40} />
    </p>
  ),
};
