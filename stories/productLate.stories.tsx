import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { lago } from '#fixtures/situations.ts';
import { cityRegionChanged } from '#store/cityRegion.ts';
import { scrollToEnd } from '#testing/render/renderShop.tsx';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const { path } = lago;
/** What a product page shows after its first paint: delivery, buy now pay later, recommendations, enlarged pictures. */
const meta = {
  title: 'product, late',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const inLaPlata = inWorld({
  path,
  before: (store) => store.dispatch(cityRegionChanged({ region: '5', city: '120' })),
});

export const Delivery: Story = {
  name: 'SHIP-05, REACH-03: the ways of delivery to the chosen city',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  parameters: inLaPlata,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Entrega en La Plata' });
    await expect(await within(region).findByText(/^Envío a domicilio/)).toBeVisible();
    region.scrollIntoView({ block: 'center' });
  },
};

export const NoCity: Story = {
  name: 'GEO-06, REACH-03: no city is chosen yet, and one is being chosen',
  afterEach: inModes('dark'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Elegir ciudad' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Elija su ciudad' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Buenos Aires' }));
    await expect(sheet.getByRole('radio', { name: 'La Plata' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const DeliveryUnknown: Story = {
  name: 'SHIP-05: the ways of delivery fail to load',
  parameters: inWorld({
    path,
    given: ['a call fails', { call: 'getShippingMethods', fault: 'refused' }],
    before: (store) => store.dispatch(cityRegionChanged({ region: '5', city: '120' })),
  }),
  play: async ({ canvas }) => {
    const text = await canvas.findByText('No pudimos consultar los envíos.');
    text.scrollIntoView({ block: 'center' });
    await expect(text).toBeVisible();
  },
};

export const PayLater: Story = {
  name: 'BNPL-01: buy now, pay later in Colombia',
  globals: { country: 'co' },
  parameters: inWorld({ path: '/tenis-urbano-lago-zp0001.html' }),
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Compre ahora, pague después');
    text.scrollIntoView({ block: 'center' });
    await expect(text).toBeVisible();
  },
};

export const Recommended: Story = {
  name: 'PROD-15: products that go with it',
  play: async ({ canvas }) => {
    const shelf = await waitFor(() => {
      scrollToEnd();
      return canvas.getByRole('region', { name: 'También le puede gustar' });
    });
    shelf.scrollIntoView({ block: 'center' });
    await expect(within(shelf).getAllByRole('article').length).toBeGreaterThan(3);
  },
};

export const Enlarged: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ampliar foto' }));
    const body = within(canvasElement.ownerDocument.body);
    const view = within(await body.findByRole('dialog', { name: 'Fotos ampliadas' }));
    await expect(view.getByRole('button', { name: 'Acercar' })).toBeVisible();
  },
};
