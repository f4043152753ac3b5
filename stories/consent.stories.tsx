import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lago } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { inModes } from './ui/modes.ts';
import { expectTouchable } from './ui/expectTouchable.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The question for consent, over home. */
const meta = {
  title: 'consent',
  ...shopMeta,
  parameters: inWorld({ asksConsent: true, storage: () => memoryStorage() }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const question = { name: 'Usamos cookies de medición para mejorar su experiencia.' } as const;

/** A visitor who scrolls. */
const ask: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  dispatchEvent(new Event('scroll'));
  await expect(await canvas.findByRole('region', question)).toBeVisible();
};

export const Asked: Story = {
  name: 'TRACK-38, REACH-03: may the visit be measured?',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async (context) => {
    await ask(context);
    await expectTouchable({ canvasElement: context.canvas.getByRole('region', question) });
  },
};

export const OnProduct: Story = {
  ...Asked,
  name: 'TRACK-38: above the bar to buy',
  parameters: inWorld({ asksConsent: true, storage: () => memoryStorage(), path: lago.path }),
};

export const Refused: Story = {
  name: 'TRACK-38: refused',
  play: async (context) => {
    await ask(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Rechazar' }));
    await expect(context.canvas.queryByRole('region', question)).toBeNull();
  },
};
