import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerFilters, filter, option } from '#testing/render/answerFilters.ts';
import { address, apply, box, openGroup, openSheet, path, sheet } from '#testing/render/openList.ts';

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

const least = () => sheet().getByRole('textbox', { name: 'Mínimo' });
const most = () => sheet().getByRole('textbox', { name: 'Máximo' });

function expectNoFault() {
  expect(sheet().getByRole('alert')).toBeEmptyDOMElement();
  expect(apply()).not.toHaveAttribute('aria-disabled');
}

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

describe('prices that cannot be', () => {
  test.each([
    ['999', '9000', 'El precio mínimo no puede ser menor a $1.000.'],
    ['1000', '9001', 'El precio máximo no puede ser mayor a $9.000.'],
    ['6000', '5000', 'El precio mínimo no puede superar al máximo.'],
  ])("FILT-27, FILT-24: from %s to %s shows '%s', and 'Aplicar' is disabled", async (low, high, text) => {
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

describe('prices with cents', () => {
  const offer = () =>
    answerFilters([
      filter('price', 'Precio', 'range_selector', [option('Todos', { value: '10.5-20000.75' })]),
    ]);

  test.each([
    ['br', '159,90', '10.5-159.9', 'R$\u00a0159,90'],
    ['br', '159.90', '10.5-159.9', 'R$\u00a0159,90'],
    ['br', '15.990', '10.5-15990', 'R$\u00a015.990,00'],
    ['ar', '159,90', '10.5-159.9', '$\u00a0159,90'],
    ['ar', '15.990', '10.5-15990', '$\u00a015.990'],
    ['cl', '159,90', '10-159', '$159'],
    ['co', '15.990', '10-15990', '$\u00a015.990'],
  ] as const)('FILT-06, FILT-17: in %s %s is applied as %s', async (country, typed, price, shown) => {
    offer();
    const shop = await openSheet(path, { country });
    fireEvent.change(most(), { target: { value: typed } });
    fireEvent.blur(most());
    expect(most()).toHaveValue(shown);
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?price=${price}`));
  });

  test.each([
    ['ar', 'decimal'],
    ['br', 'decimal'],
    ['cl', 'numeric'],
    ['co', 'numeric'],
  ] as const)('FILT-06: in %s the keyboard is %s', async (country, inputMode) => {
    offer();
    await openSheet(path, { country });
    expect(least()).toHaveAttribute('inputmode', inputMode);
    expect(most()).toHaveAttribute('inputmode', inputMode);
  });

  test('FILT-24, FILT-25: the ends of the slider can be chosen where no cents are written', async () => {
    offer();
    const shop = await openSheet(path, { country: 'co' });
    const [, high] = sheet().getAllByRole('slider') as [HTMLElement, HTMLElement];
    high.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(most()).toHaveValue('$\u00a020.001');
    expect(sheet().getByRole('alert')).toBeEmptyDOMElement();
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?price=10-20001`));
  });
});

describe('prices of an address that are not on offer', () => {
  test.each([
    ['500-6000', '$\u00a0500'],
    ['999.5-6000', '$\u00a0999,50'],
  ])('FILT-27, FILT-24: %s are no error until they are changed', async (price, shown) => {
    answerFilters();
    const shop = await openSheet(`${path}?price=${price}`);
    expect(least()).toHaveValue(shown);
    expectNoFault();
    fireEvent.change(least(), { target: { value: '600' } });
    expect(sheet().getByRole('alert').textContent).toMatch(/^El precio mínimo no puede ser menor a/);
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    fireEvent.change(least(), { target: { value: shown } });
    expectNoFault();
    fireEvent.click(box(/^38/));
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?price=${price}&shoe_size=38`));
  });
});
