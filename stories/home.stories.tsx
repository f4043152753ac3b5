import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { aHome, aHomeBanner } from '#fixtures/home.ts';
import { networkChanged } from '#store/online.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const meta = {
  title: 'home',
  ...shopMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headline = { level: 1, name: 'Todo el verano a pie' } as const;

export const Ready: Story = {
  name: 'HOME-04, REACH-03: the three slots and the tiles',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', headline)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};

export const Loading: Story = {
  name: 'HOME-12: placeholders while home is loading',
  parameters: inWorld({ given: ['a call fails', { call: 'getHome', fault: 'hang' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'HOME-12, REACH-03: a server that is down',
  afterEach: inModes('dark'),
  parameters: inWorld({ given: ['a call fails', { call: 'getHome', fault: 'unavailable' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'ERR-14: a server that asks for a login',
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/home/', () => new HttpResponse(null, { status: 401 })));
  },
  play: async ({ canvas }) => {
    const title = 'Error de autorización. Ingrese nuevamente.';
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ingresar' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'ERR-15: no network',
  parameters: inWorld({
    given: ['a call fails', { call: 'getHome', fault: 'cut' }],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: async ({ canvas }) => {
    const heading = { name: 'No hay conexión disponible.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'a home without content',
  parameters: inWorld({ homeKey: 'home_nowhere' }),
  play: async ({ canvas }) => {
    const heading = { name: 'Estamos renovando la vidriera.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

const long =
  'Zapatillas, botas, borcegos y sandalias de cuero de toda la temporada, con envío gratis a todo el país desde el primer par';

export const LongTexts: Story = {
  name: 'REACH-03: long texts',
  afterEach: inModes('doubled'),
  beforeEach: ({ msw }) => {
    const banner = aHomeBanner(long, 'zapatillas', '/mujer/', location.origin);
    const tile = (position: number) => ({ ...banner, position, api_url: '' });
    msw.use(
      http.get('*/api/home/', () =>
        HttpResponse.json(
          aHome({
            home_items: [tile(1), tile(2), tile(3)],
            banners: { top: [banner], main: [banner, banner], bottom: [banner] },
          }),
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(long)).length).toBeGreaterThan(6);
  },
};
