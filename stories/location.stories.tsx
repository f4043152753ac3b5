import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { manyCities } from '#fixtures/cities.ts';
import { lago } from '#fixtures/situations.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The delivery location: its banner, and the dialog that chooses it. */
const meta = {
  title: 'location',
  ...shopMeta,
  parameters: inWorld({ cityBanner: true }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const name = '¿A qué ciudad enviamos?';

/** A visitor who scrolls has the banners at once. */
const asked: Play = async ({ canvas }) => {
  dispatchEvent(new Event('scroll'));
  await expect(await canvas.findByRole('region', { name })).toBeVisible();
};

export const Home: Story = {
  name: 'APP-20, REACH-03: on home',
  afterEach: inModes('dark', 'doubled', 'wide'),
  play: asked,
};

export const List: Story = {
  name: 'APP-20: on a list',
  parameters: inWorld({ cityBanner: true, path: '/mujer/calzado/' }),
  play: asked,
};

export const Product: Story = {
  name: 'APP-20, REACH-03: on a product, above its action',
  afterEach: inModes('narrow'),
  parameters: inWorld({ cityBanner: true, path: lago.path }),
  play: asked,
};

export const Closed: Story = {
  name: 'APP-18, APP-20: closed',
  play: async (context) => {
    await asked(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
};

/** Opens the dialog by the banner, and waits for its lists. */
const opened: Play = async (context) => {
  await asked(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Elegir ciudad' }));
  const sheet = await canvas.findByRole('dialog', { name: 'Elija su ciudad' });
  await waitFor(() => expect(sheet.querySelector('[aria-busy]')).toBeNull());
};

export const Dialog: Story = { name: 'GEO-06: the dialog', play: opened };

export const Cities: Story = {
  name: 'GEO-06, REACH-03: the cities of a region',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    await userEvent.click((await canvas.findAllByRole('radio'))[0] as HTMLElement);
    await expect(await canvas.findByRole('radio', { name: 'La Plata' })).toBeVisible();
  },
};

const many: NonNullable<Story['beforeEach']> = ({ msw }) => {
  const { regions, cities } = manyCities();
  msw.use(
    http.get('*/regions', () => HttpResponse.json({ success: true, message: '', data: { regions } })),
    http.get('*/cities', () => HttpResponse.json({ success: true, message: '', data: { cities } })),
  );
};

/** Opens the list of a field of the dialog. */
const field: (...args: [...Parameters<Play>, string]) => Promise<void> = async (
  { canvas, userEvent },
  name,
) => userEvent.click(await canvas.findByRole('combobox', { name }));

export const ManyRegions: Story = {
  name: 'GEO-06: one of thirty regions',
  beforeEach: many,
  play: async (context) => {
    await opened(context);
    await field(context, 'Provincia');
    await expect(await context.canvas.findByRole('button', { name: 'Región 1' })).toBeVisible();
  },
};

export const ManyCities: Story = {
  name: 'GEO-06: one of thousands of cities',
  beforeEach: many,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    await field(context, 'Provincia');
    await userEvent.type(await canvas.findByRole('searchbox'), '30');
    await userEvent.click(await canvas.findByRole('button', { name: 'Región 30' }));
    await field(context, 'Ciudad');
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar ciudad' }), 'nicolas 2471');
    await expect(await canvas.findByRole('button', { name: 'San Nicolás 2471' })).toBeVisible();
  },
};

export const ManyChosen: Story = {
  name: 'GEO-06, REACH-03: a region and a city of many are chosen',
  afterEach: inModes('dark', 'doubled'),
  beforeEach: many,
  play: async (context) => {
    await ManyCities.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'San Nicolás 2471' }));
    await expect(canvas.getByRole('combobox', { name: 'Ciudad' })).toHaveTextContent('San Nicolás 2471');
  },
};
/** The browser's answer to a request for the position. */
const answering =
  (tell: (failed: PositionErrorCallback, found: PositionCallback) => void): Play =>
  async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const { getCurrentPosition } = navigator.geolocation;
    navigator.geolocation.getCurrentPosition = (found, failed) => failed && tell(failed, found);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar mi ubicación' }));
    await expect(await canvas.findByText(/Elija (?:su ciudad en|una de) la lista\./)).toBeVisible();
    navigator.geolocation.getCurrentPosition = getCurrentPosition;
  };

export const Denied: Story = {
  name: 'GEO-08: the position is denied',
  play: answering((failed) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)),
};

export const TooFar: Story = {
  name: 'GEO-08: far from every city',
  play: answering((_failed, found) =>
    found({ coords: { latitude: -54.8, longitude: -68.3 } } as GeolocationPosition),
  ),
};

export const NoCities: Story = {
  name: 'GEO-06: a region without cities',
  parameters: inWorld({ cityBanner: true, given: ['no cities are known', { regions: ['5'] }] }),
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: 'Buenos Aires' }));
    await expect(await canvas.findByText('Por ahora no hay ciudades con envíos aquí.')).toBeVisible();
  },
};

export const NoRegions: Story = {
  name: 'GEO-06: no regions',
  parameters: inWorld({ cityBanner: true, given: ['no cities are known', { regions: [] }] }),
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByText('Por ahora no hay ciudades para elegir.')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'GEO-06, KEEP-08: the cities do not come',
  parameters: inWorld({ cityBanner: true, given: ['a call fails', { call: 'getCities', fault: 'refused' }] }),
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
