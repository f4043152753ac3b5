import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button.tsx';
const meta = { component: Button, args: { children: 'Reintentar' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Full: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
