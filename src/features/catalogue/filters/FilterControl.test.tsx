import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerFilters, filter, option } from '#testing/render/answerFilters.ts';
import {
  address,
  apply,
  box,
  openGroup,
  openSheet,
  path,
  pressOpener,
  sheet,
} from '#testing/render/openList.ts';

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

  test('FILT-07, FIND-02: any number of options can be ticked, and each keeps its position', async () => {
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
    for (const value of [' nandu', 'Ｎandu']) {
      fireEvent.change(search, { target: { value } });
      expect(sheet().getAllByRole('checkbox')).toHaveLength(1);
    }
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
    await pressOpener();
    fireEvent.click(sheet().getByRole('switch', { name: 'Envío gratis' }));
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(path));
  });
});
