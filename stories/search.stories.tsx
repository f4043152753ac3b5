import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, type within } from 'storybook/test';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, offline, shopMeta } from './withShop.tsx';

const path = '/search';

/** The search screen in each of its states. */
const meta = {
  title: 'search',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('combobox', { name: 'Buscar productos y marcas' });

/** The path with a text in the box. */
const typed = (text: string) => `${path}?q=${encodeURIComponent(text)}`;

const recent =
  (...terms: string[]) =>
  () =>
    memoryStorage({ recent_terms: JSON.stringify(terms) });

export const Empty: Story = {
  name: 'SEARCH-07, FIND-04, REACH-03: nothing is typed: recent and top searches',
  afterEach: inModes('dark', 'doubled'),
  parameters: inWorld({ path, storage: recent('sandalias de cuero', 'vestido de lino', 'almendro') }),
  play: async ({ canvas }) => {
    await expect(await box(canvas)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'vestido de lino' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'zapatillas mujer' })).toBeVisible();
  },
};

export const FirstTime: Story = {
  name: 'SEARCH-08: nothing is typed and nothing was searched for yet',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Lo más buscado' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Búsquedas recientes' })).toBeNull();
  },
};

export const Typed: Story = {
  name: 'SEARCH-06, REACH-03: suggestions, categories, brands and products',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
  parameters: inWorld({ path: typed('zapatilla') }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(1);
    for (const name of ['Categorías', 'Marcas', 'Productos'])
      await expect(await canvas.findByRole('region', { name })).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThanOrEqual(4);
  },
};

export const Chosen: Story = {
  name: 'SEARCH-08: a suggestion that the arrow keys have chosen',
  parameters: inWorld({ path: typed('zapatilla') }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('option');
    await userEvent.type(await box(canvas), '{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Misspelt: Story = {
  name: 'FIND-05: a misspelt text',
  parameters: inWorld({ path: typed('zapatilas') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostramos resultados de "zapatillas".')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buscar "zapatilas"' })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'nothing is suggested',
  parameters: inWorld({ path: typed('xyzzy') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buscar "xyzzy"' })).toBeVisible();
    // The text can be searched for before the server has answered.
    await expect(await canvas.findByText('Sin sugerencias.')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: 'SEARCH-06: until suggestions come, the text can be searched for',
  parameters: inWorld({
    path: typed('zapatilla'),
    given: ['a call fails', { call: 'getSuggestions', fault: 'hang' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buscar "zapatilla"' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'SEARCH-09: suggestions fail',
  parameters: inWorld({
    path: typed('zapatilla'),
    given: ['a call fails', { call: 'getSuggestions', fault: 'unavailable' }],
  }),
  play: async ({ canvas }) => {
    await expect(await box(canvas)).toHaveValue('zapatilla');
    await expect(await canvas.findByRole('region', { name: 'Productos' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Offline: Story = {
  name: 'ERR-15, SEARCH-09: without network the box stays usable, and shows no list',
  parameters: offline(inWorld({ path: typed('zapatilla') })),
  beforeEach: ({ msw }) => msw.use(http.all('*/bff/*', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay conexión disponible.')).toBeVisible();
    await expect(await box(canvas)).toHaveValue('zapatilla');
    await expect(await canvas.findByRole('link', { name: 'Buscar "zapatilla"' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

const long = 'Electroencefalografistas de zapatillas urbanas de cuero para toda la temporada de lluvias';

export const LongTexts: Story = {
  name: 'long texts',
  parameters: inWorld({ path: typed('Electro') }),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/bff/catalog/suggestion', () =>
        HttpResponse.json({
          suggestions: [
            { term: long, count: 3 },
            { term: 'electro'.repeat(20), count: 1 },
          ],
          correctedTerm: '',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const option = await canvas.findByRole('option', { name: long });
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
};

export const LongTextsDoubled: Story = {
  ...LongTexts,
  name: 'REACH-03: long texts doubled',
  globals: doubled,
};
