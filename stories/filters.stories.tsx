import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openSheet, path } from './filterSheets.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The filters and the sort order of a list, above and instead of the products. */
const meta = {
  title: 'filters',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chips: Story = {
  name: 'FIND-02, REACH-03: applied filters are shown above the products',
  afterEach: inModes('narrow', 'doubled'),
  parameters: inWorld({ path: `${path}?brand=zapala&shoe_size=38&free_shipping=1` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Quitar filtro Zapala' })).toBeVisible();
    const frequent = { name: 'Envío gratis', pressed: true };
    await expect(await canvas.findByRole('button', frequent)).toBeInTheDocument();
  },
};

export const NothingLeft: Story = {
  name: 'FIND-03, REACH-03: filters that leave nothing',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  parameters: inWorld({ path: `${path}?brand=zapala&price=1-2` }),
  play: async ({ canvas }) => {
    const none = { name: 'Ningún producto coincide con los filtros.' };
    await expect(await canvas.findByRole('heading', none)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Quitar filtro Zapala' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quitar el último filtro' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Lo más buscado' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Ordenar/ })).toBeNull();
  },
};

export const NothingLeftAlone: Story = {
  name: 'FIND-03: filters that leave nothing, and nothing that is searched for most',
  parameters: inWorld({
    path: `${path}?brand=zapala&price=1-2`,
    given: ['a call fails', { call: 'getTopSearches', fault: 'refused' }],
  }),
  play: async ({ canvas }) => {
    const last = { name: 'Quitar el último filtro' };
    await expect(await canvas.findByRole('button', last)).toBeVisible();
    await expect(canvas.queryByText('Lo más buscado')).toBeNull();
  },
};

export const Unavailable: Story = {
  name: 'CAT-27: filters that do not load',
  parameters: inWorld({
    path: `${path}?brand=zapala`,
    given: ['a call fails', { call: 'getFullCataloguePage', fault: 'refused' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Los filtros no están disponibles ahora.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Quitar filtro Zapala' })).toBeVisible();
  },
};

export const Orders: Story = {
  name: 'CAT-31: the orders of a list',
  play: async (play) => {
    const sheet = await openSheet(play, /^Ordenar por/);
    await expect(sheet.getByRole('radio', { name: 'Más populares' })).toBeChecked();
  },
};
