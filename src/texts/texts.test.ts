import { routes } from '#rules/routes.ts';
import { describe, expect, test } from 'vitest';
import { br } from './br.ts';
import type { Overrides } from './catalogue.ts';
import { esAr } from './esAr.ts';
import { esCl } from './esCl.ts';
import { esCo } from './esCo.ts';
import { textsOf } from './texts.ts';

const codes = ['ar', 'cl', 'co', 'br'] as const;

type Leaf = string | ((value: never) => string);

/** Every text with its name: 'cart.empty'. */
const leavesOf = (catalogue: Overrides): [string, Leaf][] =>
  Object.entries(catalogue).flatMap(([place, texts]) =>
    Object.entries(texts).map(([key, text]): [string, Leaf] => [`${place}.${key}`, text as Leaf]),
  );

const names = (catalogue: Overrides) => leavesOf(catalogue).map(([name]) => name);

test.each([
  ['cl', esCl],
  ['co', esCo],
  ['br', br],
] as const)('COUNTRY-10: %s replaces only texts that Argentina has, by other words', (_code, overrides) => {
  expect(names(esAr)).toEqual(expect.arrayContaining(names(overrides)));
  const same = leavesOf(overrides).filter(([name, text]) =>
    leavesOf(esAr).some(([other, argentine]) => other === name && argentine === text),
  );
  expect(same).toEqual([]);
});

test.each(codes)('COUNTRY-10: in %s a text that is not replaced is the Argentine one', (code) => {
  const overrides: Overrides = { ar: {}, cl: esCl, co: esCo, br }[code];
  const own = new Map(leavesOf(overrides));
  expect(leavesOf(textsOf(code))).toEqual(
    leavesOf(esAr).map(([name, text]) => [name, own.get(name) ?? text]),
  );
});

test.each([
  ['ar', 'Talle 38'],
  ['cl', 'Talla 38'],
  ['co', 'Talla 38'],
  ['br', 'Talle 38'],
] as const)('COUNTRY-11, APP-23: in %s the popup says %s', (code, size) => {
  expect(textsOf(code).popup.size('38')).toBe(size);
});

test.each(codes)('COUNTRY-11: no text of %s holds a word of another country', (code) => {
  const foreign = { ar: /talla|tenis/i, cl: /talle|tenis/i, co: /talle|zapatilla/i, br: /talla|tenis/i }[
    code
  ];
  const read = leavesOf(textsOf(code)).map(([, text]) =>
    typeof text === 'string' ? text : text('1' as never),
  );
  expect(read.filter((text) => foreign.test(text))).toEqual([]);
  expect(read.filter((text) => text.trim() === '')).toEqual([]);
});

test('COUNTRY-09: nobody is addressed as tú or vos', () => {
  const familiar = /\b(tu|tus|te|ti|tú|vos|tenés|ingresá|agregá|revisá|haz|ingresa|agrega|revisa)\b/i;
  const told = leavesOf(esAr).filter(([, text]) => typeof text === 'string' && familiar.test(text));
  expect(told).toEqual([]);
});

describe('in the usual words', () => {
  const { shell, titles, popup, errors, home, cart, orderByCode, delivery, stock, product, catalogue } =
    textsOf('ar');

  test('APP-17, ROUTE-41: each title carries the name of a screen of the route table', () => {
    expect(Object.keys(routes)).toEqual(expect.arrayContaining(Object.keys(titles)));
  });

  test('APP-24, APP-25, APP-26: the popup', () => {
    expect(popup).toMatchObject({
      title: 'Agregado al carrito',
      toCart: 'Ir al carrito',
      goOn: 'Seguir comprando',
      close: 'Cerrar',
    });
  });

  test('ERR-12, ERR-13, ERR-14: the errors of any screen', () => {
    expect(errors).toMatchObject({
      generic: 'Ha ocurrido un error.',
      missingPage: 'La página solicitada no existe.',
      authorization: 'Error de autorización. Ingrese nuevamente.',
    });
  });

  test('ERR-15, PWA-03: the notice without network', () => {
    expect(errors.offline).toBe('No hay conexión disponible.');
  });

  test('APP-13, HOME-12: the button after a failure', () => {
    expect(errors.retry).toBe('Reintentar');
  });

  test('ERR-25, ERR-28, ERR-30: the messages of the cart', () => {
    expect(cart).toMatchObject({
      alreadyThere: 'El producto ya se encuentra en el carrito.',
      removedOutOfStock: 'Producto removido por falta de stock.',
      outOfStock: 'Producto sin stock.',
    });
  });

  test('CART-26, CART-28: the summary and the empty cart', () => {
    expect(cart).toMatchObject({
      empty: 'Su carrito está vacío.',
      toShop: 'Ir a comprar',
      subtotal: 'Subtotal',
      discount: 'Descuento',
      shipping: 'Envío',
      free: 'Gratis',
      toBeCalculated: 'A calcular',
      total: 'Total',
    });
  });

  test('CART-25, ERR-55: a line of the cart', () => {
    expect(cart).toMatchObject({
      freeShipping: 'Envío gratis',
      removed: 'Producto removido del carrito.',
      undo: 'Deshacer',
    });
    expect(cart.soldBy('Calzados del Sur')).toBe('Vendido por Calzados del Sur');
  });

  test('SHIP-09: the bar of free shipping', () => {
    expect(cart.untilFreeShipping('$1')).toBe('Agregue $1 más para obtener envío gratis');
    expect(cart.hasFreeShipping).toBe('Tiene envío gratis');
  });

  test('CART-27, COUNTRY-09: products are counted', () => {
    expect([0, 1, 2, 21, 999, 1100, 1_000_000].map(cart.products)).toEqual([
      '0 productos',
      '1 producto',
      '2 productos',
      '21 productos',
      '999 productos',
      '1.100 productos',
      '1.000.000 productos',
    ]);
  });

  test('HOME-13: the greeting', () => {
    expect(home.greeting('Ana')).toBe('Hola, Ana.');
  });

  test('COUNTRY-09: the shell', () => {
    expect(Object.values(shell)).toEqual([
      'Ir al contenido',
      'Volver',
      'Cerrar',
      'Principal',
      'Cargando',
      'Inicio',
      'Categorías',
      'Carrito',
      'Moda y calzado online.',
    ]);
  });

  test('SHIP-03, SHIP-08: the labels of delivery and stock', () => {
    expect(delivery).toEqual({ free: 'Envío gratis', fast: 'Envío en moto en 24 horas' });
    expect(stock).toEqual({ last: '¡Última unidad!', lastTwo: '¡Quedan 2 unidades!' });
  });

  test('PROD-11, PROD-12, PROD-13: the words of a product', () => {
    expect(product).toMatchObject({
      add: 'Agregar al carrito',
      soldOut: 'Sin stock',
      eco: 'Moda sostenible',
      sponsored: 'Patrocinado',
      otherColors: 'Otros colores',
    });
    expect(product.soldBy('Calzados del Sur')).toBe('Vendido por Calzados del Sur');
  });

  test('CAT-20, PLACE-06, CAT-52: the words of a list', () => {
    expect(catalogue).toMatchObject({ more: 'Cargar más productos', before: 'Ver anteriores' });
    expect(catalogue.noResults('botaz')).toBe('No encontramos resultados para "botaz".');
  });

  test('FILT-27, FIND-01, FIND-03: the words of the filters', () => {
    const { filters } = textsOf('ar');
    expect(filters).toMatchObject({
      clear: 'Limpiar',
      restore: 'Restaurar',
      apply: 'Aplicar',
      crossed: 'El precio mínimo no puede superar al máximo.',
      removeLast: 'Quitar el último filtro',
    });
    expect(filters.belowCheapest('$1.000')).toBe('El precio mínimo no puede ser menor a $1.000.');
    expect(filters.aboveDearest('$9.000')).toBe('El precio máximo no puede ser mayor a $9.000.');
    expect([128, 1, 0].map(filters.see)).toEqual(['Ver 128 productos', 'Ver 1 producto', 'Ver 0 productos']);
  });

  test('COUNTRY-09, FORM-02: the form that orders by code', () => {
    expect(orderByCode).toMatchObject({
      title: 'Comprar por código',
      item: 'Código del producto',
      quantity: 'Cantidad',
      send: 'Agregar al carrito',
      required: 'Campo obligatorio',
      invalid: 'Ingrese un valor válido',
    });
    expect(orderByCode.help).toMatch(/etiqueta.*catálogo/);
  });
});
