import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from '#ui/controls/Chip.tsx';
import { expectTouchable } from './expectTouchable.ts';
import { linkTo } from './linkTo.ts';
import { inModes } from './modes.ts';

const meta = {
  component: Chip,
  args: { onClick: fn() },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      <Chip {...args} kind="lead" icon="filter">
        Filtrar
      </Chip>
      <Chip {...args} kind="on" end="close" aria-label="Quitar filtro 38">
        38
      </Chip>
      <Chip {...args} aria-pressed={false}>
        Envío gratis
      </Chip>
      <Chip kind="lead" icon="filter" aria-disabled="true">
        Filtrar
      </Chip>
      <Chip as={linkTo('#sandalias')}>sandalias</Chip>
    </div>
  ),
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: 'REACH-02, REACH-03: every kind, 44 px to touch',
  afterEach: inModes('dark', 'doubled'),
  play: async (play) => {
    await expectTouchable(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Quitar filtro 38' }));
    await expect(play.args.onClick).toHaveBeenCalledOnce();
  },
};
