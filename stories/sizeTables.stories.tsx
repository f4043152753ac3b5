import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aSizeTable } from '#fixtures/product.ts';
import type { SizeTable } from '#schemas/product.ts';
import { withoutNetwork } from './readStates.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const path = '/sizes/contentTable';
const call = 'getSizeTables';
/** The screen of size tables. */
const meta = {
  title: 'size tables',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const title = { level: 1, name: /^Tabla de tall[ae]s$/ };

export const All: Story = {
  name: 'ROUTE-35, CONTENT-12, REACH-03: all tables, each with its title',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('table')).length).toBe(8);
    await expect(canvas.getByRole('heading', title)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ropa de mujer' })).toBeVisible();
  },
};
export const OfProduct: Story = {
  name: 'CONTENT-12, REACH-03: the table of the product that the visitor comes from',
  afterEach: inModes('dark', 'doubled'),
  parameters: inWorld({
    path,
    state: aSizeTable({
      rows: [
        ['37', '36', '7', '38'],
        ['38', '37', '8', '39'],
        ['39', '38', '9', '40'],
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Calzado de mujer' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver todas las tablas' })).toBeVisible();
  },
};
export const Loading: Story = {
  name: 'APP-07: placeholders while the tables are loading',
  parameters: inWorld({ path, given: ['a call fails', { call, fault: 'hang' }] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Tabla de talles', { selector: 'header *' });
    await expect(canvas.getByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'ERR-12: a server that is down',
  parameters: inWorld({ path, given: ['a call fails', { call, fault: 'unavailable' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Offline = withoutNetwork({ path, call });

export const Empty: Story = {
  name: 'CONTENT-12, REACH-03: no tables are written yet',
  afterEach: inModes('doubled'),
  parameters: inWorld({ path, given: ['the content key is unknown', { key: 'sizes_pwa' }] }),
  play: async ({ canvas }) => {
    const heading = { name: 'Todavía no hay tablas de talles.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
  },
};
const long = 'Calzado de mujer, varón y niños con plantilla acolchada extraíble y suela antideslizante';

const strange: SizeTable[] = [
  aSizeTable({
    title: long,
    systems: ['AR', 'CL', 'CO', 'BR', 'US', 'EU', 'Largo del pie, con el talón apoyado (cm)'],
    rows: [
      ['38', '38', '38', '37', '8', '39', '24 a 24,5'],
      ['39 y medio', '', '39', '38', '8.5', '40'],
    ],
  }),
  aSizeTable({ title: 'Electroencefalografistas', systems: ['AR'], rows: [['U']] }),
  aSizeTable({ title: '' }),
  aSizeTable({ title: 'Sin filas', rows: [] }),
];

export const Strange: Story = {
  name: 'PROD-14, REACH-03: gaps, a wide table, long names, none, and no rows',
  afterEach: inModes('dark', 'narrow', 'doubled'),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/menu/getstatic', () =>
        HttpResponse.json({ error: false, message: '', content: strange }),
      ),
    ),
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: long });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await expect(canvas.getAllByRole('table').length).toBe(3);
    await expect(canvas.getAllByText('Sin equivalencia').length).toBe(2);
  },
};
