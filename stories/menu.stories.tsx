import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aMenuItem } from '#fixtures/content.ts';
import { networkChanged } from '#store/online.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const path = '/menu';

const meta = {
  title: 'menu',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'MENU-11, REACH-03: the first entry is open',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver todo Mujer' })).toBeVisible();
    await expect(canvas.getByText('Hombre')).toBeInTheDocument();
  },
};

export const Opened: Story = {
  name: 'MENU-11: another entry opens on a press, and stays above what it opens',
  play: async ({ canvas, userEvent }) => {
    const entry = await canvas.findByText('Hombre');
    await userEvent.click(entry);
    await expect(canvas.getByRole('link', { name: 'Ver todo Hombre' })).toBeVisible();
    entry.closest('details')?.scrollIntoView({ block: 'end' });
    await expect(entry.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Loading: Story = {
  name: 'placeholders while the categories are loading',
  parameters: inWorld({ path, given: ['a call fails', { call: 'getMenu', fault: 'hang' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
    await expect(await canvas.findByText('Categorías', { selector: 'header *' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'MENU-12: a server that is down',
  parameters: inWorld({ path, given: ['a call fails', { call: 'getMenu', fault: 'unavailable' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: 'ERR-15: no network',
  parameters: inWorld({
    path,
    given: ['a call fails', { call: 'getMenu', fault: 'cut' }],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: async ({ canvas }) => {
    const heading = { name: 'No hay conexión disponible.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

const answer = (menu_items: ReturnType<typeof aMenuItem>[]) =>
  http.get('*/cms/menu', () => HttpResponse.json({ menu: { menu_items } }));

export const Empty: Story = {
  name: 'a menu without categories',
  beforeEach: ({ msw }) => msw.use(answer([])),
  play: async ({ canvas }) => {
    const heading = { name: 'Todavía no hay categorías.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

const long = 'Zapatillas, botas, borcegos y sandalias de cuero de toda la temporada';

export const LongTexts: Story = {
  name: 'REACH-03: long texts',
  afterEach: inModes('doubled'),
  beforeEach: ({ msw }) =>
    msw.use(
      answer([
        aMenuItem({
          label: long,
          subitems: [
            { label: long, url: '/mujer/calzado/' },
            { label: long, url: '/mujer/calzado/zapatillas/' },
            { label: 'Electroencefalografistas', url: '/mujer/calzado/largos/' },
          ],
        }),
        aMenuItem({ label: `${long} y más`, url: '/novedades/', subitems: [] }),
      ]),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(long)).length).toBe(3);
  },
};
