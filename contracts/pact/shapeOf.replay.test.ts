import { describe, expect, test } from 'vitest';
import { containing, entryByEntry, exactly, sentence } from './matchers.ts';
import { type Matches, shapeOf } from './shapeOf.ts';

interface Fields {
  [name: string]: Fields | { 'pact:matcher:type': { regex?: string }[] };
}

/** The pattern of the one field of an example, at whatever depth. */
const patternOf = (example: object, matches: Matches = {}): RegExp => {
  const patternIn = (fields: Fields): RegExp => {
    const [shape] = Object.values(fields);
    return shape && Array.isArray(shape['pact:matcher:type'])
      ? new RegExp(shape['pact:matcher:type'][1]?.regex ?? '')
      : patternIn(shape as Fields);
  };
  return patternIn(shapeOf(example, matches) as Fields);
};

describe('the matcher of a field', () => {
  test.each([
    [{ price: 54999 }, ['7490', '118490.5'], ['5499900', '54.999', '0', '-54999', '54999.123']],
    [{ special_price: 0 }, ['0', '43999'], ['4399900', '-1']],
    [{ shippingAmountTotal: 4500 }, ['0', '4500', '349.9'], ['450000', '-4500']],
    [{ url: '/mujer/calzado/' }, ['/', '/a.html'], ['https://a.example/', '//a.example', 'mujer/', '']],
    [{ items: { url: '/a.html' } }, ['/zapatilla-zp0001.html'], ['/', '/mujer/', '/mujer/a.html', '']],
    [{ data: { description: '• Cuero\n• Goma' } }, ['', 'Suela de goma'], ['<p>Cuero</p>', '• Cuero<br>']],
    [{ productName: 'Botín' }, ['H&M&Co', 'A & B; C', '#1'], ['Bot&#237;n', 'A &amp; B', '<b>Botín</b>']],
    [{ items: { stock: 3 } }, ['1'], ['0']],
    [{ desktop_url: 'https://a.example/' }, ['http://a.example/b'], ['/b', '', '//a.example/b']],
    [{ productImage: '' }, ['', 'https://img.example/p/a.jpg'], ['/p/a.jpg']],
    [{ total: 12 }, ['0', '12'], ['-1', '1.5']],
    [{ page: 1 }, ['1', '20'], ['0', '1.5']],
    [{ dir: 'asc' }, ['asc', 'desc'], ['ASC', 'up', 'ascending']],
    [{ type: 'true_false' }, ['range_selector'], ['TRUE_FALSE', 'checkbox']],
    [{ value: 'zapala' }, ['1', 'xs', '37.5', 'taco-alto'], ['ZAPALA', 'a--b', 'con espacio']],
    [{ value: '12999-89999' }, ['7490-349990'], ['1299900-8999900', '12999']],
    [{ categories: 'Mujer|Calzado' }, ['', 'Mujer'], ['Mujer > Calzado', 'Mujer, Calzado', 'Mujer||Calzado']],
    [{ skuSimple: 'ZP0001-38' }, ['ZP0001-37.5', 'ZP0001-XL'], ['ZP0001', '38']],
  ])('API-38, API-62: of %j takes %j and not %j', (example, right, wrong) => {
    const pattern = patternOf(example);
    expect(right.filter((text) => !pattern.test(text))).toEqual([]);
    expect(wrong.filter((text) => pattern.test(text))).toEqual([]);
  });

  test('API-64: of a message that a shopper reads takes sentences, and not what a program writes', () => {
    const pattern = patternOf({ message: 'Not active.' }, { message: sentence });
    expect(
      ['', 'Cuenta bloqueada: espere 15 minutos. ¿Olvidó su clave?'].filter((text) => !pattern.test(text)),
    ).toEqual([]);
    const technical = [
      'SQLSTATE[HY000]: General error',
      'java.lang.NullPointerException',
      '{"error":1}',
      '<p>503</p>',
      'a::b',
    ];
    expect(technical.filter((text) => pattern.test(text))).toEqual([]);
  });

  test('is by value where the reply says that it failed', () => {
    const shape = shapeOf({ error: true, errors: [{ code: 'OUT_OF_STOCK', sku: 'AN0107-38' }] });
    expect(JSON.stringify(shape).match(/"equality"/g)).toHaveLength(3);
  });

  test('is by value where the reply has nothing', () => {
    expect(shapeOf({ coupons: {}, errors: [], cart: null })).toEqual({
      coupons: { value: {}, 'pact:matcher:type': 'equality' },
      errors: [],
      cart: expect.objectContaining({ 'pact:matcher:type': 'null' }) as unknown,
    });
  });

  test('refuses an example that breaks it', () => {
    expect(() => shapeOf({ url: 'https://a.example/' })).toThrow("Failed to match 'https://a.example/'");
  });
});

describe('a match', () => {
  const example = { items: [{ id: 'ZP0001-38' }, { id: 'AN0107-38' }] };

  test('matches each entry of a list by its own value', () => {
    const shape = shapeOf(example, { items: entryByEntry, 'items.*.id': exactly });
    expect(shape).toMatchObject({ items: [{ id: { value: 'ZP0001-38' } }, { id: { value: 'AN0107-38' } }] });
  });

  test('matches an empty list by its length, and the entries of others by their values', () => {
    expect(shapeOf({ items: [], sizes: ['38'] }, { items: exactly, sizes: exactly })).toMatchObject({
      items: [],
      sizes: [{ value: '38', 'pact:matcher:type': 'equality' }],
    });
  });

  test('matches each field of an object by its value, and leaves others open', () => {
    expect(shapeOf({ address: { city: 'La Plata' } }, { address: exactly })).toMatchObject({
      address: { city: { value: 'La Plata', 'pact:matcher:type': 'equality' } },
    });
  });

  test('asks for some entries of a list', () => {
    expect(shapeOf(example, { items: containing })).toMatchObject({
      items: { 'pact:matcher:type': 'arrayContains' },
    });
  });

  test('for a field that the example does not have is refused', () => {
    expect(() => shapeOf(example, { 'items.*.sku': exactly })).toThrow('Failed to match items.*.sku');
  });
});
