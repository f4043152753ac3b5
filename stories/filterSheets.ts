import type { StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { shoeList } from '#fixtures/situations.ts';
import type { AvailableFilter, CatalogueBody, FilterOption } from '#schemas/catalogue.ts';

export const path = shoeList.path;

type Play = Parameters<NonNullable<StoryObj['play']>>[0];

/** Opens a sheet by its button, by default the filters' button. */
export async function openSheet({ canvas, userEvent }: Play, name: RegExp = /^Filtrar/) {
  // The button is disabled until the filters have loaded, then replaced by one that can be pressed.
  await waitFor(() => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await canvas.findByRole('dialog'));
}

/** Opens the sheet and one group of it, scrolled to the top. */
export async function openGroup(play: Play, name: string) {
  const sheet = await openSheet(play);
  const summary = sheet.getByText(name, { selector: 'summary *' });
  if (!summary.closest('details')?.open) await play.userEvent.click(summary);
  summary.scrollIntoView();
  return sheet;
}

/** Answers the request for the count of products; the mock answers all others. */
export const answerCount = (answer: () => Promise<Response> | Response) =>
  http.post('*/bff/catalog/:kind/full', async ({ request }) => {
    const { pageInfo } = (await request.clone().json()) as CatalogueBody;
    return pageInfo.itemsPerPage === 1 ? answer() : undefined;
  });

/** Opens the sheet and ticks its first shoe size. */
export const tickSize = async (play: Play) => {
  const sheet = await openSheet(play);
  const [size] = within(sheet.getByRole('group', { name: 'Talle de calzado' })).getAllByRole('checkbox');
  if (size === undefined) throw new Error('Failed to find a size.');
  await play.userEvent.click(size);
  return sheet;
};

export const longWord = 'Manufacturas Patagónicas Almendro del Sur y Compañía';
const option = (label: string, value: string): FilterOption => ({
  label,
  value,
  active: false,
  count: 12_345,
});
/** Filters with names and labels that are too long for one line. */
export const longFilters: AvailableFilter[] = [
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
