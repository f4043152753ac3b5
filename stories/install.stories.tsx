import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, doubled, narrow, wide } from './ui/modes.ts';
import { shopMeta } from './withShop.tsx';

/** The smart banner on home. */
const meta = {
  title: 'install',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headline = { level: 1, name: 'Todo el verano a pie' } as const;

/** What the page stores when a browser offers installation, and a visitor who then scrolls home. */
const offer: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', headline);
  globalThis.installOffer = Object.assign(new Event('beforeinstallprompt'), {
    prompt: () => Promise.resolve(),
  });
  dispatchEvent(new Event('scroll'));
  await expect(await canvas.findByRole('region', { name: 'Instale Vidriera' })).toBeVisible();
};

export const Offered: Story = { name: 'APP-19: the browser offers installation', play: offer };

export const Closed: Story = {
  name: 'APP-19: closed',
  play: async (context) => {
    await offer(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(canvas.queryByRole('region', { name: 'Instale Vidriera' })).toBeNull();
  },
};

export const Chile: Story = { ...Offered, name: 'COUNTRY-01: Chile', globals: { country: 'cl' } };
export const Colombia: Story = { ...Offered, name: 'COUNTRY-01: Colombia', globals: { country: 'co' } };
export const Brazil: Story = { ...Offered, name: 'COUNTRY-02: Brazil', globals: { country: 'br' } };
export const Dark: Story = { ...Offered, name: 'REACH-03: dark scheme', globals: dark };
export const Narrow: Story = { ...Offered, name: 'REACH-03: narrow phone', globals: narrow };
export const TextDoubled: Story = { ...Offered, name: 'REACH-03: text doubled', globals: doubled };
export const WideWindow: Story = { ...Offered, name: 'wide window', globals: wide };
