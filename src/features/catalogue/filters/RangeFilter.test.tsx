import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerFilters, filter, option } from '#testing/answerFilters.ts';
import { address, path } from '#testing/openList.ts';
import { apply, openGroup, openSheet, sheet } from '#testing/openSheet.ts';

const range = (key: string, name: string, value: string) =>
  filter(key, name, 'range_selector', [option('Todos', { value })]);

/** The group of a filter in the sheet. */
const group = (name: string) =>
  within(sheet().getByText(name, { selector: 'summary *' }).closest('details') as HTMLElement);

const end = (name: string, which: 'Mínimo' | 'Máximo') => group(name).getByRole('textbox', { name: which });

function type(name: string, which: 'Mínimo' | 'Máximo', value: string) {
  fireEvent.change(end(name, which), { target: { value } });
  fireEvent.blur(end(name, which));
}

describe('what is no price', () => {
  test.each(['abc', '-5', '1e9', '12,3,4'])(
    "FILT-34: '%s' stays as typed, is explained, and applies nothing",
    async (text) => {
      answerFilters([range('price', 'Precio', '1000-9000')]);
      const shop = await openSheet();
      type('Precio', 'Mínimo', text);
      const hint = 'Ingrese el precio en números, por ejemplo $\u00a01.000.';
      expect(group('Precio').getByRole('alert').textContent).toBe(hint);
      expect(end('Precio', 'Mínimo')).toHaveValue(text);
      expect(end('Precio', 'Mínimo')).toBeInvalid();
      expect(end('Precio', 'Máximo')).not.toBeInvalid();
      expect(apply()).toHaveAttribute('aria-disabled', 'true');
      fireEvent.click(apply());
      expect(address(shop)).toBe(path);
      type('Precio', 'Máximo', '5000');
      expect(end('Precio', 'Mínimo')).toHaveValue(text);
      expect(apply()).toHaveAttribute('aria-disabled', 'true');
      type('Precio', 'Mínimo', '2000');
      expect(group('Precio').getByRole('alert')).toBeEmptyDOMElement();
      fireEvent.click(apply());
      await waitFor(() => expect(address(shop)).toBe(`${path}?price=2000-5000`));
    },
  );

  test('FILT-34: beside prices of the address it is explained too', async () => {
    answerFilters([range('price', 'Precio', '1000-9000')]);
    await openSheet(`${path}?price=2000-5000`);
    type('Precio', 'Máximo', 'abc');
    expect(group('Precio').getByRole('alert')).not.toBeEmptyDOMElement();
    expect(end('Precio', 'Máximo')).toHaveValue('abc');
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a range of discounts', () => {
  const open = async (url = path) => {
    answerFilters([range('discount_range', 'Descuento', '10-60'), range('price', 'Precio', '1000-9000')]);
    const shop = await openSheet(url);
    if (url === path) openGroup('Descuento');
    return shop;
  };

  test.each([
    ['5', '60', 'El descuento mínimo no puede ser menor a 10\u00a0%.'],
    ['10', '70', 'El descuento máximo no puede ser mayor a 60\u00a0%.'],
    ['50', '20', 'El descuento mínimo no puede superar al máximo.'],
    ['abc', '60', 'Ingrese un porcentaje sin decimales, por ejemplo 10\u00a0%.'],
    ['12,5', '60', 'Ingrese un porcentaje sin decimales, por ejemplo 10\u00a0%.'],
  ])("FILT-35: from %s to %s says '%s'", async (low, high, text) => {
    await open();
    type('Descuento', 'Mínimo', low);
    type('Descuento', 'Máximo', high);
    expect(group('Descuento').getByRole('alert').textContent).toBe(text);
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
  });

  test('FILT-35, FILT-17: reads as percents, and is applied', async () => {
    const shop = await open();
    expect(end('Descuento', 'Mínimo')).toHaveAttribute('placeholder', '10\u00a0%');
    type('Descuento', 'Mínimo', '20 %');
    expect(end('Descuento', 'Mínimo')).toHaveValue('20\u00a0%');
    const [low] = group('Descuento').getAllByRole('slider');
    expect(low).toHaveAttribute('aria-valuetext', '20\u00a0%');
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?discount_range=20-60`));
  });

  test('FILT-35: of the address reads as percents', async () => {
    await open(`${path}?discount_range=20-30`);
    expect(end('Descuento', 'Máximo')).toHaveValue('30\u00a0%');
  });

  test("FILT-27: what is wrong with the prices keeps 'Aplicar' from it, whatever is right with the discounts", async () => {
    const shop = await open();
    type('Precio', 'Mínimo', '1');
    type('Descuento', 'Mínimo', '20');
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(apply());
    expect(address(shop)).toBe(path);
    type('Precio', 'Mínimo', '2000');
    expect(apply()).not.toHaveAttribute('aria-disabled');
  });
});

test('FILT-35: another range is of bare numbers', async () => {
  answerFilters([range('heel_height', 'Alto del taco', '2-12')]);
  await openSheet();
  openGroup('Alto del taco');
  type('Alto del taco', 'Mínimo', '1');
  expect(group('Alto del taco').getByRole('alert').textContent).toBe('El mínimo no puede ser menor a 2.');
});
