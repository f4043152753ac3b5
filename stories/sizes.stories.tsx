import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { aProduct } from '#fixtures/product.ts';
import { cauceAtFullPrice, lago, lagoPicture, sizesOf } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

/** The device of a shopper who wears 39 and reads sizes in those of Europe. */
const storage = () =>
  memoryStorage({
    size_memory: JSON.stringify([{ kind: 'mujer: calzado de mujer', size: '39', of: 'AR', shown: 'EU' }]),
  });

/** The sizes of a product: the question, the systems, the size table, and what is remembered. */
const meta = {
  title: 'sizes',
  ...shopMeta,
  parameters: inWorld({ path: lago.path }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const question = { name: /^Seleccione su tall[ae]$/ };
const table = { name: /^Tabla de tall[ae]s$/ };

const ask: Play = async ({ canvas, userEvent }) => {
  await canvas.findByRole('radio', { name: '38' });
  await userEvent.click(canvas.getByRole('button', { name: /^Agregar al carrito/ }));
  await expect(await canvas.findByRole('dialog', question)).toBeVisible();
};

/** Opens the table once the code of the sheet is there; until then the link leads to another page. */
const openTable: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', table));
  const dialog = within(await canvas.findByRole('dialog', table));
  await expect(dialog.getByRole('table')).toBeVisible();
};

/** Opens the table where nothing shows that the code of the sheet is there: the sheet itself does. */
const openTableAfterSizes: Play = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: /^Agregar al carrito/ }));
  await expect(await canvas.findByRole('dialog', question)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await openTable(context);
};

export const InEurope: Story = {
  name: 'SIZE-03, REACH-03: the sizes in those of Europe, with those of the shop beside them',
  afterEach: inModes('dark', 'doubled'),
  play: async (context) => {
    await ask(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'EU' }));
    await expect(await canvas.findByRole('button', { name: '38 AR 37' })).toBeVisible();
  },
};
export const Remembered: Story = {
  name: 'SIZE-03, REACH-03: the remembered size is preselected, and named by the button',
  afterEach: inModes('dark', 'doubled'),
  parameters: inWorld({ path: lago.path, storage }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Su talle: 39', { selector: 'output *' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '39' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Agregar al carrito.*Su talle: 39/ })).toBeVisible();
  },
};
export const RememberedInSheet: Story = {
  name: 'SIZE-03, REACH-03: the remembered size in the sheet, in the remembered system',
  afterEach: inModes('dark'),
  parameters: inWorld({ path: lago.path, storage }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('Su talle: 39', { selector: 'output *' });
    await openTable(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir talle' }));
    await expect(await canvas.findByRole('button', { name: '40 AR 39 Su talle' })).toBeVisible();
  },
};
export const Table: Story = {
  name: 'PROD-14, REACH-03: the size table of shoes, with the remembered size',
  afterEach: inModes('dark'),
  parameters: inWorld({ path: lago.path, storage }),
  play: async (context) => {
    await context.canvas.findByText('Su talle: 39', { selector: 'output *' });
    await openTable(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('region', { name: 'Calzado de mujer' })).toHaveFocus(),
    );
  },
};
export const TableOfClothes: Story = {
  name: 'PROD-14: a table of measurements, with nothing to convert',
  parameters: inWorld({ path: cauceAtFullPrice.path }),
  play: openTableAfterSizes,
};

const withGaps = {
  title: 'Calzado de mujer, varón y niños con plantilla acolchada extraíble',
  systems: ['AR', 'CL', 'CO', 'BR', 'US', 'EU', 'Largo del pie (cm)'],
  rows: [
    ['38', '38', '38', '37', '8', '39', '24 a 24,5'],
    ['39', '', '39', '38', '8.5', '40'],
    ['40', '40', '', '39'],
  ],
};

export const TableWithGaps: Story = {
  name: 'PROD-14, REACH-03: a wide table with gaps and a long title is scrolled by keyboard',
  afterEach: inModes('narrow', 'doubled'),
  beforeEach: ({ msw }) => {
    const product = aProduct({
      productImage: `${location.origin}${lagoPicture(1)}`,
      otherimages: [],
      related: [],
      productName:
        'Zapatilla urbana de cuero vacuno con plantilla acolchada y suela antideslizante Lago Traful',
      sizes: sizesOf({ 38: 3, 39: 1, 40: 0 }),
      size_convertion_table: withGaps,
    });
    msw.use(http.get('*/bff/catalog/product-details', () => HttpResponse.json({ data: product })));
  },
  play: async (context) => {
    await openTableAfterSizes(context);
    const { canvas, userEvent } = context;
    const area = canvas.getByRole('region', { name: withGaps.title });
    await waitFor(() => expect(area).toHaveFocus());
    await expect(within(area).getAllByText('Sin equivalencia')).toHaveLength(6);
    await userEvent.keyboard('{End}');
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
  },
};
export const GapsInList: Story = {
  ...TableWithGaps,
  name: 'SIZE-03: a size without one in the chosen system is that of the shop, beside a long name',
  play: async (context) => {
    await ask(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'US' }));
    await expect(await canvas.findByRole('button', { name: '8.5 AR 39 ¡Última unidad!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '40 AR Sin stock' })).toBeVisible();
  },
};
