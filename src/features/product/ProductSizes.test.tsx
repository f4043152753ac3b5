import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sizesOf } from '#fixtures/situations.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { backends } from '#testing/render/backends.ts';
import { openProduct, watchOrders } from '#testing/render/openProduct.ts';

/** The name of the sheet that asks for the size. */
const question = { name: 'Seleccione su talle' } as const;

/** A size table with a gap: 40 has no size in the United States. */
const table = {
  title: 'Calzado de mujer',
  systems: ['AR', 'BR', 'US', 'EU', 'Pie (cm)'],
  rows: [
    ['38', '37', '8', '39', '24'],
    ['39', '38', '8.5', '40', '25'],
    ['40', '39', '', '41', '26'],
  ],
};
/** A shoe in three sizes, with that table. */
const shoe = { sizes: sizesOf({ 38: 3, 39: 3, 40: 1 }), size_convertion_table: table };

/** The storage of a shopper who wears 39 and reads sizes in a system. */
const storageOf = (size: string, shown = '') =>
  memoryStorage({
    size_memory: JSON.stringify([{ kind: 'mujer: calzado de mujer', size, of: 'AR', shown }]),
  });

type Bar = Awaited<ReturnType<typeof openProduct>>['bar'];

/** The button that adds to the cart. */
const addButton = (bar: Bar) => bar.getByRole('button', { name: /^Agregar al carrito/ });

/** Presses it without a size, and returns the sheet that asks for one. */
async function ask(bar: Bar) {
  fireEvent.click(addButton(bar));
  return within(await screen.findByRole('dialog', question));
}

/** The sizes that the sheet offers. */
const offered = (sheet: ReturnType<typeof within>) =>
  within(sheet.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

describe.each(backends)('the sizes of a product of the $source', (backend) => {
  test('SIZE-03: the sheet converts the sizes into each system of the table, and buys those of the shop', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend, shoe);
    const sheet = await ask(bar);
    const systems = within(sheet.getByRole('group', { name: 'Sistema de talles' })).getAllByRole('radio');
    expect(systems.map((radio) => radio.getAttribute('value'))).toEqual(['AR', 'BR', 'US', 'EU']);
    expect(sheet.getByRole('radio', { name: 'AR' })).toBeChecked();
    expect(offered(sheet)).toEqual(['38', '39', '40 ¡Última unidad!']);
    fireEvent.click(sheet.getByRole('radio', { name: 'EU' }));
    await waitFor(() => expect(offered(sheet)).toEqual(['39 AR 38', '40 AR 39', '41 AR 40 ¡Última unidad!']));
    fireEvent.click(sheet.getByRole('radio', { name: 'US' }));
    await waitFor(() => expect(offered(sheet)).toEqual(['8 AR 38', '8.5 AR 39', '40 AR ¡Última unidad!']));
    expect(items).toEqual([]);
    fireEvent.click(sheet.getByRole('button', { name: '8.5 AR 39' }));
    await waitFor(() => expect(items).toEqual(['ZP0001-39=1']));
  });

  test('SIZE-03: system and size are remembered for the next product of the kind', async () => {
    const storage = memoryStorage();
    const first = await openProduct(backend, shoe, storage);
    const sheet = await ask(first.bar);
    fireEvent.click(sheet.getByRole('radio', { name: 'EU' }));
    fireEvent.click(await sheet.findByRole('button', { name: '40 AR 39' }));
    await waitFor(() => expect(storage.texts['size_memory']).toContain('"39"'));
    await screen.findByRole('region', { name: 'Agregado al carrito' });
    first.unmount();

    const boots = { ...shoe, categories: 'Mujer|Calzado|Botas', sizes: sizesOf({ 38: 3, 39: 2 }, 'AN0107') };
    const { bar } = await openProduct(backend, boots, storage);
    expect(await screen.findByText('Su talle: 39', { selector: 'output *' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '39' })).toBeChecked();
    expect(addButton(bar)).toHaveAccessibleName(/Su talle: 39/);
    expect(JSON.parse(storage.texts['size_memory'] ?? '')).toEqual([
      { kind: 'mujer: calzado de mujer', size: '39', of: 'AR', shown: 'EU' },
    ]);
  });

  test('SIZE-03: a remembered size is preselected and never added unasked', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend, shoe, storageOf('39'));
    expect(await screen.findByText('Su talle: 39', { selector: 'output *' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '39' })).toBeChecked();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(items).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(addButton(bar));
    await waitFor(() => expect(items).toEqual(['ZP0001-39=1']));
  });

  test('SIZE-03: another choice replaces the remembered size', async () => {
    const storage = storageOf('39');
    const { bar } = await openProduct(backend, shoe, storage);
    await screen.findByText('Su talle: 39', { selector: 'output *' });
    fireEvent.click(screen.getByRole('radio', { name: '38' }));
    expect(screen.queryByText(/Su talle/)).toBeNull();
    expect(addButton(bar)).toHaveAccessibleName(/^Agregar al carrito\s*\$/);
    await waitFor(() =>
      expect(JSON.parse(storage.texts['size_memory'] ?? '')).toEqual([
        { kind: 'mujer: calzado de mujer', size: '38', of: 'AR', shown: '' },
      ]),
    );
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  });

  test.each([
    ['the product lacks it', { ...shoe, sizes: sizesOf({ 38: 3, 41: 3 }) }, storageOf('39')],
    ['it is sold out', { ...shoe, sizes: sizesOf({ 38: 3, 39: 0 }) }, storageOf('39')],
    ['it is of another kind', { ...shoe, gender: 'Hombre' }, storageOf('39')],
    ['what is stored is none of the shop', shoe, memoryStorage({ size_memory: '[{"kind":1' })],
  ])('SIZE-03: no size is preselected where %s', async (_why, product, storage) => {
    const { bar } = await openProduct(backend, product, storage);
    const sheet = await ask(bar);
    await waitFor(() => expect(sheet.getByRole('button', { name: '38' })).toBeVisible());
    expect(sheet.queryByText('Su talle')).toBeNull();
    for (const radio of screen.getAllByRole('radio', { name: /^\d/, hidden: true }))
      expect(radio).not.toBeChecked();
  });

  test('SIZE-03: a single size stays chosen, whatever is remembered, and is not remembered itself', async () => {
    const storage = storageOf('39');
    await openProduct(backend, { ...shoe, sizes: sizesOf({ 38: 3 }) }, storage);
    await waitFor(() => expect(storage.texts['recent_products']).toBeDefined());
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
    expect(screen.queryByText(/Su talle/)).toBeNull();
    expect(storage.texts['size_memory']).toContain('"39"');
  });

  test('SIZE-03: the sheet has the remembered system, and marks the remembered size in table and list', async () => {
    await openProduct(backend, shoe, storageOf('40', 'EU'));
    await screen.findByText('Su talle: 40', { selector: 'output *' });
    fireEvent.click(screen.getByRole('link', { name: 'Tabla de talles' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Tabla de talles' }));
    expect(shown.getByRole('row', { current: true }).textContent).toMatch(/^40, Su talle/);
    fireEvent.click(shown.getByRole('button', { name: 'Elegir talle' }));
    const sheet = within(await screen.findByRole('dialog', question));
    expect(sheet.getByRole('radio', { name: 'EU' })).toBeChecked();
    const yours = sheet.getByRole('button', { current: true });
    expect(yours).toHaveAccessibleName('41 AR 40 Su talle · ¡Última unidad!');
    expect(within(sheet.getByRole('list')).getAllByText(/Su talle/)).toHaveLength(1);
  });

  test('SIZE-03, PROD-14: the table has a row per size, gaps as a dash, and can be scrolled by keyboard', async () => {
    const { bar } = await openProduct(backend, shoe);
    const sheet = await ask(bar);
    fireEvent.click(sheet.getByRole('button', { name: 'Tabla de talles' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tabla de talles' }));
    const area = dialog.getByRole('region', { name: 'Calzado de mujer' });
    await waitFor(() => expect(area).toHaveFocus());
    const found = within(dialog.getByRole('table', { name: 'Calzado de mujer' }));
    expect(found.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(table.systems);
    expect(found.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['38', '39', '40']);
    const last = found.getAllByRole('cell').slice(-4);
    expect(last.map(({ textContent }) => textContent)).toEqual(['39', '–Sin equivalencia', '41', '26']);
    const back = dialog.getByRole('button', { name: 'Elegir talle' });
    back.focus();
    fireEvent.click(back);
    const again = within(await screen.findByRole('dialog', question));
    expect(again.getByRole('button', { name: '38' })).toBeVisible();
    expect(again.getByRole('button', { name: 'Tabla de talles' })).toHaveFocus();
  });

  test('PROD-14, SIZE-03: a size that is chosen from the table of the page is not added unasked', async () => {
    const items = watchOrders();
    await openProduct(backend, shoe, storageOf('39'));
    await screen.findByText('Su talle: 39', { selector: 'output *' });
    fireEvent.click(screen.getByRole('link', { name: 'Tabla de talles' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Tabla de talles' }));
    fireEvent.click(shown.getByRole('button', { name: 'Elegir talle' }));
    const sheet = within(await screen.findByRole('dialog', question));
    fireEvent.click(sheet.getByRole('button', { name: '38' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
    expect(items).toEqual([]);
  });

  test.each([
    ['no table', null],
    ['a table of nothing', { title: '', systems: [], rows: [[]] }],
  ])('PROD-14, SIZE-03: a product with %s offers neither table nor systems', async (_what, nothing) => {
    const { bar } = await openProduct(backend, { ...shoe, size_convertion_table: nothing });
    expect(screen.queryByText('Tabla de talles')).toBeNull();
    const sheet = await ask(bar);
    expect(sheet.queryByRole('group')).toBeNull();
    expect(sheet.queryByText('Tabla de talles')).toBeNull();
    expect(offered(sheet)).toEqual(['38', '39', '40 ¡Última unidad!']);
  });

  test('SIZE-03: a table of one system offers no choice of it', async () => {
    const { bar } = await openProduct(backend, {
      ...shoe,
      size_convertion_table: { ...table, systems: ['AR', 'Pie (cm)'], rows: [['38', '24']] },
    });
    const sheet = await ask(bar);
    expect(sheet.queryByRole('group')).toBeNull();
    expect(sheet.getByRole('button', { name: 'Tabla de talles' })).toBeVisible();
  });
});

test('SIZE-03: what another tab remembers is preselected here, too', async () => {
  const [backend] = backends;
  if (backend === undefined) throw new Error('Failed to find a backend.');
  const storage = memoryStorage();
  await openProduct(backend, shoe, storage);
  await waitFor(() => expect(storage.texts['recent_products']).toBeDefined());
  Object.assign(storage.texts, storageOf('39').texts);
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(await screen.findByText('Su talle: 39', { selector: 'output *' })).toBeVisible();
});
