import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { answerCount, longFilters, longWord, openGroup, openSheet, path, tickSize } from './filterSheets.ts';
import { expectTouchable } from './ui/expectTouchable.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The filter sheet: each type of filter, and the count of products on its button. */
const meta = {
  title: 'filter sheet',
  ...shopMeta,
  parameters: inWorld({ path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SheetOpen: Story = {
  name: 'FIND-01, REACH-03: the sheet shows the number of products of the choice',
  afterEach: inModes('dark', 'doubled', 'wide'),
  parameters: inWorld({ path: `${path}?shoe_size=38` }),
  play: async (play) => {
    const sheet = await openSheet(play);
    await expect(sheet.getByRole('button', { name: /^Aplicar Ver [\d.]+ productos?$/ })).toBeVisible();
    await expectTouchable({ canvasElement: play.canvas.getByRole('dialog').lastElementChild as HTMLElement });
  },
};

export const OneOfSome: Story = {
  name: 'FILT-05: single selector',
  parameters: inWorld({ path: '/catalog/' }),
  play: async (play) => {
    const sheet = await openGroup(play, 'Género');
    await play.userEvent.click(sheet.getByRole('radio', { name: 'Hombre' }));
    await play.userEvent.click(sheet.getByRole('radio', { name: 'Mujer' }));
    await expect(sheet.getByRole('radio', { name: 'Mujer' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'Hombre' })).not.toBeChecked();
  },
};

export const Prices: Story = {
  name: 'FILT-06, REACH-03: range selector',
  afterEach: inModes('dark'),
  parameters: inWorld({ path: `${path}?price=60000-140000` }),
  play: async (play) => {
    const sheet = await openGroup(play, 'Precio');
    await expect(sheet.getByRole('textbox', { name: 'Mínimo' })).toHaveValue('$\u00a060.000');
    await expect(sheet.getAllByRole('slider')).toHaveLength(2);
  },
};

export const WrongPrices: Story = {
  name: "FILT-27, REACH-03: prices that cannot be, and 'Aplicar' waits",
  afterEach: inModes('narrow', 'doubled'),
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
  name: 'FILT-09, REACH-03: multi selector with images',
  afterEach: inModes('dark'),
  play: async (play) => {
    const sheet = await openGroup(play, 'Color');
    await play.userEvent.click(sheet.getByRole('checkbox', { name: 'Blanco' }));
    await expect(sheet.getByRole('checkbox', { name: 'Blanco' })).toBeChecked();
  },
};

export const Switches: Story = {
  name: 'FILT-10: true/false',
  play: async (play) => {
    const sheet = await openSheet(play);
    const [first] = sheet.getAllByRole('switch');
    if (first === undefined) throw new Error('Failed to find a switch.');
    await play.userEvent.click(first);
    await expect(first).toBeChecked();
    first.scrollIntoView({ block: 'center' });
  },
};

export const CountLoading: Story = {
  name: 'FIND-01: while the count is loading the button shows what it does',
  play: async (play) => {
    play.msw.use(answerCount(() => delay('infinite').then(() => HttpResponse.json({}))));
    const sheet = await tickSize(play);
    await expect(sheet.getByRole('button', { name: 'Aplicar' })).toBeVisible();
  },
};

export const CountFailed: Story = {
  name: 'FIND-01: a count that does not load leaves the button usable',
  play: async (play) => {
    play.msw.use(answerCount(() => HttpResponse.json({ message: 'No.' }, { status: 500 })));
    const sheet = await tickSize(play);
    await expect(sheet.getByRole('button', { name: 'Aplicar' })).not.toHaveAttribute('aria-disabled');
  },
};

export const LongTexts: Story = {
  name: 'REACH-03: long texts',
  afterEach: inModes('narrow', 'doubled'),
  parameters: inWorld({ path: `${path}?brand=marca-1--marca-2` }),
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/bff/catalog/:kind', () => HttpResponse.json(aCataloguePage({ total: 1 }))),
      http.post('*/bff/catalog/:kind/full', () =>
        HttpResponse.json(aFullCataloguePage({ total: 1, filters: longFilters })),
      ),
    ),
  play: async (play) => {
    const sheet = await openSheet(play);
    await expect(sheet.getByRole('checkbox', { name: `${longWord} 1` })).toBeChecked();
  },
};
