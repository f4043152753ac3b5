import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerFilters, filter, option } from '#testing/answerFilters.ts';
import { address, path, slow } from '#testing/openList.ts';
import { apply, box, opener, openGroup, openSheet, sheet } from '#testing/openSheet.ts';
import { renderShop } from '#testing/renderShop.tsx';

// A slice that has come stays as long as the page is open, so the shop without it goes first.
describe.each(['off', 'on'])('with the flag of the filters %s', (flag) => {
  const flags = { catalog_filters_refactor: flag };

  test(`FILT-23, FILT-32: what is ticked is a draft until 'Aplicar' (${flag})`, async () => {
    answerFilters();
    const shop = await openSheet(path, { flags });
    expect('catalogFilters' in shop.store.getState()).toBe(flag === 'on');
    openGroup('Marca');
    fireEvent.click(box('Zapala'));
    fireEvent.click(box('Andina'));
    fireEvent.click(box(/^38/));
    expect(address(shop)).toBe(path);
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?brand=zapala--andina&shoe_size=38`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Quitar filtro Zapala' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filtrar, 3 filtros aplicados' })).toBeVisible();
  });

  test(`FILT-23: a sheet that was left opens again on what is applied, prices too (${flag})`, async () => {
    answerFilters();
    await openSheet(`${path}?price=2000-5000`, { flags });
    const least = () => sheet().getByRole('textbox', { name: 'Mínimo' });
    fireEvent.change(least(), { target: { value: '3000' } });
    fireEvent.click(sheet().getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(opener());
    await screen.findByRole('dialog', { name: 'Filtros' }, slow);
    expect(least()).toHaveValue('$\u00a02.000');
  });

  test(`FILT-22, FILT-23: 'Restaurar' undoes what was ticked since the last answer (${flag})`, async () => {
    answerFilters();
    const shop = await openSheet(`${path}?brand=zapala&price=2000-5000`, {
      flags,
    });
    fireEvent.click(box('Zapala'));
    fireEvent.click(box('Andina'));
    fireEvent.change(sheet().getByRole('textbox', { name: 'Mínimo' }), { target: { value: '3000' } });
    fireEvent.click(sheet().getByRole('button', { name: 'Restaurar' }));
    expect(box('Zapala')).toBeChecked();
    expect(box('Andina')).not.toBeChecked();
    expect(sheet().getByRole('textbox', { name: 'Mínimo' })).toHaveValue('$\u00a02.000');
    fireEvent.click(apply());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address(shop)).toBe(`${path}?brand=zapala&price=2000-5000`);
  });

  test(`FILT-18: 'Limpiar' takes all filters away, and keeps the order (${flag})`, async () => {
    answerFilters();
    const shop = await openSheet(`${path}?brand=zapala&sort=price&dir=asc&price=2000-5000&free_shipping=1`, {
      flags,
    });
    fireEvent.click(sheet().getByRole('button', { name: 'Limpiar' }));
    expect(box('Zapala')).not.toBeChecked();
    expect(sheet().getByRole('switch')).not.toBeChecked();
    expect(sheet().getByRole('textbox', { name: 'Mínimo' })).toHaveValue('');
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?sort=price&dir=asc`));
  });
});

test('FILT-23: a sheet that is closed forgets what was ticked', async () => {
  answerFilters();
  const shop = await openSheet();
  openGroup('Marca');
  fireEvent.click(box('Zapala'));
  fireEvent.click(sheet().getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Filtros' });
  openGroup('Marca');
  expect(box('Zapala')).not.toBeChecked();
  expect(address(shop)).toBe(path);
});

describe('the controls', () => {
  test('FILT-05: of a single selector one option is chosen at a time, or none', async () => {
    answerFilters();
    const shop = await openSheet();
    openGroup('Género');
    const radio = (name: string) =>
      within(sheet().getByRole('group', { name: 'Género' })).getByRole('radio', { name });
    expect(radio('Cualquiera')).toBeChecked();
    fireEvent.click(radio('Mujer'));
    fireEvent.click(radio('Hombre'));
    expect(radio('Mujer')).not.toBeChecked();
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?gender=hombre`));
  });

  test('FILT-06, FILT-17: prices are typed, or moved on a slider', async () => {
    answerFilters();
    const shop = await openSheet();
    const [least, most] = sheet().getAllByRole('slider') as [HTMLElement, HTMLElement];
    fireEvent.change(sheet().getByRole('textbox', { name: 'Mínimo' }), { target: { value: '2000' } });
    await waitFor(() => expect(least).toHaveAttribute('aria-valuetext', '$\u00a02.000'));
    most.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(sheet().getByRole('textbox', { name: 'Máximo' })).toHaveValue('$\u00a08.920');
    fireEvent.change(least, { target: { value: '100' } });
    expect(sheet().getByRole('textbox', { name: 'Mínimo' })).toHaveValue('$\u00a08.920');
    fireEvent.change(sheet().getByRole('textbox', { name: 'Mínimo' }), { target: { value: '3.000' } });
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?price=3000-8920`));
    expect(await screen.findByRole('button', { name: /Quitar filtro \$.3\.000 - \$.8\.920/ })).toBeVisible();
  });

  test('FILT-07, FIND-02: any number of options is ticked, and each keeps its place', async () => {
    answerFilters();
    await openSheet();
    openGroup('Marca');
    const group = within(sheet().getByRole('group', { name: 'Marca' }));
    const order = () => group.getAllByRole('checkbox').map((each) => each.parentElement?.textContent);
    const before = order();
    fireEvent.click(box('Zapala'));
    fireEvent.click(box('Lino'));
    expect(order()).toEqual(before);
    expect(box('Zapala')).toBeChecked();
    expect(box('Lino')).toBeChecked();
    expect(box('Zapala')).toHaveAccessibleDescription('3 productos');
  });

  test('FILT-07: more than twelve options can be searched, without accents', async () => {
    const many = ['Ñandú', 'Óptima', ...Array.from({ length: 11 }, (_, number) => `Marca ${number}`)];
    answerFilters([
      filter(
        'brand',
        'Marca',
        'multi_selector',
        many.map((name) => option(name)),
      ),
    ]);
    await openSheet();
    openGroup('Marca');
    const search = sheet().getByRole('searchbox', { name: 'Buscar en Marca' });
    fireEvent.change(search, { target: { value: ' nandu' } });
    expect(sheet().getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(box('Ñandú'));
    fireEvent.change(search, { target: { value: 'xyz' } });
    expect(sheet().getByText('No hay opciones con ese nombre.')).toBeVisible();
    fireEvent.change(search, { target: { value: '' } });
    expect(sheet().getAllByRole('checkbox')).toHaveLength(13);
    expect(box('Ñandú')).toBeChecked();
  });

  test('FILT-08: of a tree one option is chosen, then those below it', async () => {
    answerFilters();
    const shop = await openSheet();
    openGroup('Categoría');
    expect(sheet().queryByRole('checkbox', { name: 'Botas' })).toBeNull();
    fireEvent.click(sheet().getByRole('radio', { name: 'Calzado' }));
    fireEvent.click(box('Botas'));
    fireEvent.click(box('Zapatillas'));
    expect(sheet().getByRole('radio', { name: 'Calzado' })).toBeChecked();
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?category=botas--zapatillas`));
  });

  test('FILT-09: a color shows a sample of itself', async () => {
    answerFilters();
    const shop = await openSheet();
    const sample = box('Negro').parentElement?.querySelector('img');
    expect(sample?.src).toBe(`${location.origin}/images/c/negro.jpg`);
    expect(sample?.alt).toBe('');
    fireEvent.click(box('Negro'));
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?color_family=negro`));
  });

  test('FILT-10, FILT-17: true and false is a switch', async () => {
    answerFilters();
    const shop = await openSheet();
    fireEvent.click(sheet().getByRole('switch', { name: 'Envío gratis' }));
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?free_shipping=1`));
    fireEvent.click(opener());
    fireEvent.click(await sheet().findByRole('switch', { name: 'Envío gratis' }));
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(path));
  });
});

describe('prices that cannot be', () => {
  test.each([
    ['999', '9000', 'El precio mínimo no puede ser menor a $1.000.'],
    ['1000', '9001', 'El precio máximo no puede ser mayor a $9.000.'],
    ['6000', '5000', 'El precio mínimo no puede superar al máximo.'],
  ])("FILT-27, FILT-24: from %s to %s says '%s', and 'Aplicar' waits", async (low, high, text) => {
    answerFilters();
    const shop = await openSheet(path, { country: 'cl' });
    const [least, most] = ['Mínimo', 'Máximo'].map((name) => sheet().getByRole('textbox', { name }));
    fireEvent.change(least as HTMLElement, { target: { value: low } });
    fireEvent.change(most as HTMLElement, { target: { value: high } });
    expect(sheet().getByRole('alert')).toHaveTextContent(text);
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(apply());
    expect(address(shop)).toBe(path);
    fireEvent.change(least as HTMLElement, { target: { value: '5000' } });
    fireEvent.change(most as HTMLElement, { target: { value: '5000' } });
    expect(sheet().getByRole('alert')).toBeEmptyDOMElement();
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?price=5000-5000`));
  });

  test("FILT-27, FILT-22: 'Restaurar' takes the fault away too", async () => {
    answerFilters();
    await openSheet();
    fireEvent.change(sheet().getByRole('textbox', { name: 'Mínimo' }), { target: { value: '1' } });
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(sheet().getByRole('button', { name: 'Restaurar' }));
    expect(apply()).not.toHaveAttribute('aria-disabled');
  });
});

test('REACH-01: the sheet is opened, used and left by keyboard, and the focus returns to its button', async () => {
  answerFilters();
  const shop = renderShop({ visited: [path] });
  await waitFor(() => expect(opener()).not.toHaveAttribute('aria-disabled'), slow);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Filtros' }, slow);
  expect(sheet().getByRole('button', { name: 'Restaurar' }).closest('dialog')).toContainElement(
    document.activeElement as HTMLElement,
  );
  box(/^38/).focus();
  await userEvent.keyboard(' ');
  expect(box(/^38/)).toBeChecked();
  apply().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address(shop)).toBe(`${path}?shoe_size=38`));
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await waitFor(() => expect(screen.getByText('4 productos', { selector: 'output' })).toBeVisible());
  await userEvent.keyboard('{Enter}');
  // The sheet before may still be seen going: the new one is there when it has the focus.
  await waitFor(() => expect(document.activeElement?.closest('dialog[open]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});
