import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventsView } from '#app/tracking/DeveloperViews.tsx';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const promotion = { name: 'Todo el verano a pie', position: 'central 1' };

/** The tracked events, which developers see in builds with the mock backend. */
const meta = {
  title: 'events',
  ...shopMeta,
  parameters: inWorld({
    over: (
      <EventsView
        listen={(hear) => {
          const visitor = { visitorClass: 'logged out', visitorId: 'a1b2c3d4' } as const;
          hear({ to: 'dataLayer', event: { event: 'pageview', page: '/', visitor } });
          hear({ to: 'dataLayer', event: { event: 'promotionImpression', promotions: [promotion] } });
          return () => undefined;
        }}
      />
    ),
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'REACH-03: the events of a page',
  afterEach: inModes('dark', 'narrow'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Eventos: 2'));
    await expect(canvas.getByText(/"name": "Todo el verano a pie"/)).toBeVisible();
  },
};
