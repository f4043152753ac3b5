import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** The smart banner on home. */
const meta = {
  title: 'install',
  ...shopMeta,
  beforeEach: [
    shopMeta.beforeEach,
    () => () => {
      globalThis.installOffer = undefined;
    },
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headline = { level: 1, name: 'Todo el verano a pie' } as const;

/** A browser that offers installation, which the page stores, and a visitor who then scrolls home. */
const offer: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', headline);
  globalThis.installOffer = Object.assign(new Event('beforeinstallprompt'), {
    prompt: () => Promise.resolve(),
  });
  // The banners may be there already: then they hear the event itself.
  dispatchEvent(globalThis.installOffer);
  dispatchEvent(new Event('scroll'));
  await expect(await canvas.findByRole('region', { name: 'Instale Vidriera' })).toBeVisible();
};

export const Offered: Story = {
  name: 'APP-19, REACH-03: the browser offers installation',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: offer,
};

export const Closed: Story = {
  name: 'APP-19: closed',
  play: async (context) => {
    await offer(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(canvas.queryByRole('region', { name: 'Instale Vidriera' })).toBeNull();
  },
};
