import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aBrand } from '#fixtures/content.ts';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { narrow, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const path = '/brands';
const call = 'getBrands';
const search = { name: 'Buscar una marca' };

/** The brands. */
const meta = {
  title: 'brands',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'ROUTE-27, CONTENT-02, REACH-03: the brands by their first letter',
  afterEach: inModes('dark', 'doubled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '47 Norte' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  },
};
export const Found: Story = {
  name: 'CONTENT-02: a search',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', search), 'norte');
    await expect(canvas.getByRole('link', { name: 'Norte Claro' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Zapala' })).toBeNull();
  },
};

export const NotFound: Story = {
  name: 'CONTENT-02: a search that finds none',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', search), 'xyz');
    await expect(canvas.getByText('Ninguna marca coincide con su búsqueda.')).toBeVisible();
  },
};

const answer = (brands: object) =>
  http.get('*/api/brands/', () => HttpResponse.json({ error: false, message: '', brands }));

export const Strange: Story = {
  name: 'CONTENT-02: long names',
  globals: narrow,
  beforeEach: ({ msw }) =>
    msw.use(
      answer({
        E: [
          aBrand({ name: 'Electroencefalografistasdeprimeracategoría' }),
          aBrand({ name: 'El taller de la abuela Ernestina y sus catorce nietas, desde 1924' }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^El taller/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'CONTENT-02: no brands',
  beforeEach: ({ msw }) => msw.use(answer({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Todavía no hay marcas.' })).toBeVisible();
  },
};

export const Loading = whileReading({ path, call });
export const Failed = whileDown({ path, call });
export const Offline = withoutNetwork({ path, call });
