import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { shoeList, sizesOf } from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { expectTouchable } from './ui/expectTouchable.ts';
import { expectSmallPictures } from './ui/expectSmallPictures.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const { path } = shoeList;
const title = { level: 1, name: shoeList.title } as const;

/** A list in each of its states. */
const meta = {
  title: 'catalogue',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};
export const Ready: Story = {
  ...ready,
  name: 'REACH-03: a category and its first products',
  afterEach: inModes('dark', 'narrow', 'doubled', 'wide'),
};
export const Brazil: Story = { ...ready, name: 'COUNTRY-02: Brazil', globals: { country: 'br' } };

export const Loading: Story = {
  name: 'placeholders while a list is loading',
  parameters: inWorld({ path, given: ['a call fails', { call: 'getCataloguePage', fault: 'hang' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  },
};

export const WithoutDetails: Story = {
  name: 'products are shown before title and path have loaded',
  parameters: inWorld({ path, given: ['a call fails', { call: 'getFullCataloguePage', fault: 'hang' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cargando' })).toBeVisible();
  },
};

export const LaterPage: Story = {
  name: 'CAT-20, PLACE-06: a later page, with the ways back and on',
  parameters: inWorld({ path: `${path}?page=4` }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', title);
    await expect(canvas.getByRole('button', { name: 'Ver anteriores' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cargar más productos' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'CAT-52: a server that is down',
  parameters: inWorld({ path, given: ['a call fails', { call: 'getCataloguePage', fault: 'unavailable' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const NextFailed: Story = {
  name: 'ERR-12: a next page that does not load',
  parameters: inWorld({ path: `${path}?page=3` }),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', title);
    msw.use(http.post('*/bff/catalog/:kind', () => HttpResponse.json({ message: 'No.' }, { status: 500 })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cargar más productos' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  },
};

export const Offline: Story = {
  name: 'ERR-15: no network',
  parameters: inWorld({
    path,
    given: ['a call fails', { call: 'getCataloguePage', fault: 'cut' }],
    before: (store) => store.dispatch(networkChanged(false)),
  }),
  play: async ({ canvas }) => {
    const heading = { name: 'No hay conexión disponible.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

export const Missing: Story = {
  name: 'CAT-52, ERR-13: a path that leads to nothing',
  parameters: inWorld({ path: '/nada/de-nada/' }),
  play: async ({ canvas }) => {
    const heading = { name: 'La página solicitada no existe.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

export const Unreadable: Story = {
  name: 'a search phrase that cannot be read',
  parameters: inWorld({ path: '/catalog/?q=%E0%A4%A' }),
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'No pudimos leer su búsqueda.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

export const NoResults: Story = {
  name: 'CAT-52, FIND-03: search terms without results',
  parameters: inWorld({ path: '/catalog/?q=xyzzy' }),
  play: async ({ canvas }) => {
    const heading = { name: 'No encontramos resultados para "xyzzy".' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    const searches = await canvas.findByRole('region', { name: 'Lo más buscado' });
    await expect(within(searches).getAllByRole('link')).toHaveLength(8);
    await expectTouchable({ canvasElement: searches });
  },
};

export const TextOnly: Story = {
  name: 'CAT-48: an institutional page of text only',
  parameters: inWorld({ path: '/ac-envios/' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Envíos' })).toBeVisible();
    await expect(await canvas.findByText('Llegamos a todo el país.')).toBeVisible();
  },
};

export const Decorated: Story = {
  name: 'CAT-48: an institutional page with its banner and its colors',
  parameters: inWorld({ path: '/ac-nosotros/' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
    const banner = await canvas.findByRole('link', { name: 'Todos los productos' });
    await expect(banner).toHaveAttribute('href', '/catalog/');
  },
};

const answer = (overrides: Parameters<typeof aFullCataloguePage>[0]) => [
  http.post('*/bff/catalog/:kind', () => HttpResponse.json(aCataloguePage(overrides))),
  http.post('*/bff/catalog/:kind/full', () => HttpResponse.json(aFullCataloguePage(overrides))),
];

export const Empty: Story = {
  name: 'a page without products',
  beforeEach: ({ msw }) => msw.use(...answer({ products: [], total: 0 })),
  play: async ({ canvas }) => {
    const heading = { name: 'Todavía no hay productos aquí.' };
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
  },
};

const long = 'Zapatilla urbana de cuero vacuno con plantilla acolchada y suela antideslizante Lago Traful';

export const LongTexts: Story = {
  name: 'REACH-03: long texts, all marks, and pictures that do not load',
  afterEach: inModes('narrow', 'doubled'),
  beforeEach: ({ msw }) => {
    const product = (number: number) =>
      aListedProduct({
        sku: `ZP000${number}`,
        productName: `${long} ${number}`,
        brand: 'Manufacturas Almendro del Sur',
        numericOriginalPrice: 12_345_678.9,
        numericDiscountPrice: 9_876_543.2,
        productImage: '',
        freeShipping: true,
        isProductBoost: true,
        sizes: sizesOf({ 38: 1 }),
      });
    const full = aFullCataloguePage();
    msw.use(
      ...answer({
        products: [1, 2, 3].map(product),
        total: 3,
        seoSettings: full.seoSettings && { ...full.seoSettings, pageTitle: long },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: long })).toBeVisible();
    await expect((await canvas.findAllByText('¡Última unidad!'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verano' })).toBeInTheDocument();
  },
};

export const SavingData: Story = {
  name: 'REACH-03: smaller pictures for who saves data',
  parameters: inWorld({ path, saveData: true }),
  play: async (context) => {
    await Ready.play?.(context);
    await expectSmallPictures(context.canvasElement);
  },
};
