import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import type { AvailableFilter, CatalogueBody, FilterOption } from '#schemas/catalogue.ts';
import { expectTouchable } from './ui/expectTouchable.ts';
import { dark, doubled, narrow, wide } from './ui/modes.ts';
import { inWorld, ofShop } from './withShop.tsx';

const path = '/mujer/calzado/';

/** The filters of a list, in each state that a shopper can meet them in. */
const meta = {
  title: 'filters',
  ...ofShop,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const slow = { timeout: 10_000 };

async function open({ canvas, userEvent }: Play, name: RegExp = /^Filtrar/) {
  // The chip waits for the filters, and another one that can be pressed then takes its place.
  await waitFor(
    () => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
    slow,
  );
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await canvas.findByRole('dialog', {}, slow));
}

/** Opens one group of the sheet, and shows it at the top. */
async function openGroup(play: Play, name: string) {
  const sheet = await open(play);
  const summary = sheet.getByText(name, { selector: 'summary' });
  if (!summary.closest('details')?.open) await play.userEvent.click(summary);
  summary.scrollIntoView();
  return sheet;
}

export const Chips: Story = {
  name: 'FIND-02: what is applied stands above the products',
  parameters: inWorld({ path: `${path}?brand=zapala&shoe_size=38&free_shipping=1` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Quitar filtro Zapala' }, slow)).toBeVisible();
    const frequent = { name: 'Envío gratis', pressed: true };
    await expect(await canvas.findByRole('button', frequent, slow)).toBeInTheDocument();
  },
};

export const SheetOpen: Story = {
  name: 'FIND-01: the sheet says how many products the choice gives',
  parameters: inWorld({ path: `${path}?shoe_size=38` }),
  play: async (play) => {
    const sheet = await open(play);
    await expect(sheet.getByRole('button', { name: /^Aplicar Ver [\d.]+ productos?$/ })).toBeVisible();
    await expectTouchable({ canvasElement: play.canvas.getByRole('dialog').lastElementChild as HTMLElement });
  },
};

export const OneOfSome: Story = {
  name: 'FILT-05: single selector',
  play: async (play) => {
    const sheet = await openGroup(play, 'Género');
    await play.userEvent.click(sheet.getByRole('radio', { name: 'Mujer' }));
    await expect(sheet.getByRole('radio', { name: 'Mujer' })).toBeChecked();
  },
};

export const Prices: Story = {
  name: 'FILT-06: range selector',
  parameters: inWorld({ path: `${path}?price=60000-140000` }),
  play: async (play) => {
    const sheet = await openGroup(play, 'Precio');
    await expect(sheet.getByRole('textbox', { name: 'Mínimo' })).toHaveValue('$\u00a060.000');
    await expect(sheet.getAllByRole('slider')).toHaveLength(2);
  },
};

export const WrongPrices: Story = {
  name: "FILT-27: prices that cannot be, and 'Aplicar' waits",
  play: async (play) => {
    const sheet = await openGroup(play, 'Precio');
    await play.userEvent.type(sheet.getByRole('textbox', { name: 'Mínimo' }), '1');
    await expect(sheet.getByRole('alert')).toHaveTextContent(/^El precio mínimo no puede ser menor a/);
    await expect(sheet.getByRole('button', { name: /^Aplicar/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ManyOfMany: Story = {
  name: 'FILT-07: multi selector with a search',
  play: async (play) => {
    const sheet = await openGroup(play, 'Marca');
    await play.userEvent.type(sheet.getByRole('searchbox', { name: 'Buscar en Marca' }), 'a');
    await play.userEvent.click(sheet.getByRole('checkbox', { name: 'Zapala' }));
    await expect(sheet.getByRole('checkbox', { name: 'Zapala' })).toBeChecked();
  },
};

export const Tree: Story = {
  name: 'FILT-08: single selector with subfilters',
  play: async (play) => {
    const sheet = await openGroup(play, 'Categoría');
    await play.userEvent.click(sheet.getByRole('radio', { name: 'Calzado' }));
    await play.userEvent.click(sheet.getByRole('checkbox', { name: 'Zapatillas' }));
    await expect(sheet.getByRole('radio', { name: 'Calzado' })).toBeChecked();
  },
};

export const Swatches: Story = {
  name: 'FILT-09: multi selector with images',
  play: async (play) => {
    const sheet = await openGroup(play, 'Color');
    await play.userEvent.click(sheet.getByRole('checkbox', { name: 'Blanco' }));
    await expect(sheet.getByRole('checkbox', { name: 'Blanco' })).toBeChecked();
  },
};

export const Switches: Story = {
  name: 'FILT-10: true/false',
  play: async (play) => {
    const sheet = await open(play);
    const [first] = sheet.getAllByRole('switch');
    if (first === undefined) throw new Error('Failed to find a switch.');
    await play.userEvent.click(first);
    await expect(first).toBeChecked();
    first.scrollIntoView({ block: 'center' });
  },
};

/** Answers the question for the count, and leaves everything else to the mock. */
const countAnswers = (answer: () => Promise<Response> | Response) =>
  http.post('*/bff/catalog/:kind/full', async ({ request }) => {
    const { pageInfo } = (await request.clone().json()) as CatalogueBody;
    return pageInfo.itemsPerPage === 1 ? answer() : undefined;
  });

const tickSize = async (play: Play) => {
  const sheet = await open(play);
  const [size] = within(sheet.getByRole('group', { name: 'Talle de calzado' })).getAllByRole('checkbox');
  if (size === undefined) throw new Error('Failed to find a size.');
  await play.userEvent.click(size);
  return sheet;
};

export const CountLoading: Story = {
  name: 'FIND-01: while the count is on its way the button says what it does',
  play: async (play) => {
    play.msw.use(countAnswers(() => delay('infinite').then(() => HttpResponse.json({}))));
    const sheet = await tickSize(play);
    await expect(sheet.getByRole('button', { name: 'Aplicar' })).toBeVisible();
  },
};

export const CountFailed: Story = {
  name: 'FIND-01: a count that does not come leaves the button at work',
  play: async (play) => {
    play.msw.use(countAnswers(() => HttpResponse.json({ message: 'No.' }, { status: 500 })));
    const sheet = await tickSize(play);
    await expect(sheet.getByRole('button', { name: 'Aplicar' })).not.toHaveAttribute('aria-disabled');
  },
};

export const NothingLeft: Story = {
  name: 'FIND-03: filters that leave nothing',
  parameters: inWorld({ path: `${path}?brand=zapala&price=1-2` }),
  play: async ({ canvas }) => {
    const none = { name: 'Ningún producto coincide con los filtros.' };
    await expect(await canvas.findByRole('heading', none, slow)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Quitar filtro Zapala' }, slow)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quitar el último filtro' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Lo más buscado' }, slow)).toBeInTheDocument();
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
    await expect(await canvas.findByRole('button', last, slow)).toBeVisible();
    await expect(canvas.queryByText('Lo más buscado')).toBeNull();
  },
};

export const Unavailable: Story = {
  name: 'CAT-27: filters that do not come',
  parameters: inWorld({
    path: `${path}?brand=zapala`,
    given: ['a call fails', { call: 'getFullCataloguePage', fault: 'refused' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Los filtros no están disponibles ahora.', {}, slow)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quitar filtro Zapala' })).toBeVisible();
  },
};

export const Orders: Story = {
  name: 'CAT-31: the orders of a list',
  play: async (play) => {
    const sheet = await open(play, /^Ordenar por/);
    await expect(sheet.getByRole('radio', { name: 'Más populares' })).toBeChecked();
  },
};

const longWord = 'Manufacturas Patagónicas Almendro del Sur y Compañía';
const option = (label: string, value: string): FilterOption => ({
  label,
  value,
  active: false,
  count: 12_345,
});
const longFilters: AvailableFilter[] = [
  {
    key: 'brand',
    name: 'Marca o fabricante del producto, con todos sus nombres',
    type: 'multi_selector',
    options: Array.from({ length: 14 }, (_, number) => option(`${longWord} ${number}`, `marca-${number}`)),
  },
  {
    key: 'shoe_size',
    name: 'Talle',
    type: 'multi_selector',
    options: ['38', '38 ½ largo', '39-40'].map((size) => option(size, size.replaceAll(' ', '-'))),
  },
  {
    key: 'color_family',
    name: 'Color',
    type: 'multi_selector_images',
    options: [option('Metalizado tornasolado', 'metalizado'), option('Multicolor', 'multicolor')],
  },
  {
    key: 'price',
    name: 'Precio',
    type: 'range_selector',
    options: [option('Todos', '1234567-123456789')],
  },
  {
    key: 'moda_sostenible',
    name: 'Hecho con materiales reciclados y en talleres del país',
    type: 'true_false',
    options: [option('Sí', '1')],
  },
];

export const LongTexts: Story = {
  name: 'long texts',
  parameters: inWorld({ path: `${path}?brand=marca-1--marca-2` }),
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/bff/catalog/:kind', () => HttpResponse.json(aCataloguePage({ total: 1 }))),
      http.post('*/bff/catalog/:kind/full', () =>
        HttpResponse.json(aFullCataloguePage({ total: 1, filters: longFilters })),
      ),
    ),
  play: async (play) => {
    const sheet = await open(play);
    await expect(sheet.getByRole('checkbox', { name: `${longWord} 1` })).toBeChecked();
  },
};

export const Colombia: Story = { ...SheetOpen, name: 'COUNTRY-11: Colombia', globals: { country: 'co' } };
export const Dark: Story = { ...SheetOpen, name: 'REACH-03: dark scheme', globals: dark };
export const DarkSwatches: Story = { ...Swatches, name: 'REACH-03: colors in the dark', globals: dark };
export const DarkPrices: Story = { ...Prices, name: 'REACH-03: prices in the dark', globals: dark };
export const Narrow: Story = { ...Chips, name: 'REACH-03: narrow phone', globals: narrow };
export const NarrowPrices: Story = {
  ...WrongPrices,
  name: 'REACH-03: prices on a narrow phone',
  globals: narrow,
};
export const TextDoubled: Story = { ...SheetOpen, name: 'REACH-03: text doubled', globals: doubled };
export const ChipsDoubled: Story = { ...Chips, name: 'REACH-03: chips with text doubled', globals: doubled };
export const PricesDoubled: Story = {
  ...WrongPrices,
  name: 'REACH-03: prices with text doubled',
  globals: doubled,
};
export const LongTextsDoubled: Story = {
  ...LongTexts,
  name: 'REACH-03: long texts doubled',
  globals: doubled,
};
export const LongTextsNarrow: Story = {
  ...LongTexts,
  name: 'REACH-03: long texts on a narrow phone',
  globals: narrow,
};
export const NothingLeftDark: Story = {
  ...NothingLeft,
  name: 'REACH-03: nothing left, in the dark',
  globals: dark,
};
export const NothingLeftNarrow: Story = {
  ...NothingLeft,
  name: 'REACH-03: nothing left, on a narrow phone',
  globals: narrow,
};
export const NothingLeftDoubled: Story = {
  ...NothingLeft,
  name: 'REACH-03: nothing left, text doubled',
  globals: doubled,
};
export const WideWindow: Story = { ...SheetOpen, name: 'wide window', globals: wide };
