import { describe, expect, test } from 'vitest';
import { registry } from '#rules/navigation/registry.ts';
import { cartTexts } from './cart.ts';
import { cartMessagesTexts } from './cartMessages.ts';
import { filterRangesTexts, filtersTexts } from './filters.ts';
import { homeTexts, orderByCodeTexts } from './home.ts';
import { popupTexts } from './deferredShell.ts';
import { catalogueTexts, productTexts } from './product.ts';
import { productPageTexts } from './productPage.ts';
import { emptyListsTexts } from './search.ts';
import { shellTexts } from './shell.ts';
import { syncQueueTexts } from './syncQueue.ts';

describe('in the expected texts', () => {
  const { shell, titles, errors } = shellTexts('ar');
  const { popup } = popupTexts('ar');
  const { home } = homeTexts('ar');
  const { cart } = cartTexts('ar');
  const { cartMessages } = cartMessagesTexts('ar');
  const { orderByCode } = orderByCodeTexts('ar');
  const { delivery, stock, product } = productTexts('ar');
  const { productPage } = productPageTexts('ar');
  const { catalogue } = catalogueTexts('ar');
  const { filters } = filtersTexts('ar');

  test('APP-17, ROUTE-41: each title carries the name of a screen of the route table', () => {
    expect(Object.keys(registry)).toEqual(expect.arrayContaining(Object.keys(titles)));
  });

  test('APP-24, APP-25, APP-26: the popup', () => {
    expect(popup).toMatchObject({
      continueShopping: 'Seguir comprando',
      close: 'Cerrar',
    });
    expect(shell.added).toBe('Agregado al carrito');
    expect(shell.toCart).toBe('Ir al carrito');
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
    expect(cartMessages).toMatchObject({
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
      undo: 'Deshacer',
    });
    expect(syncQueueTexts('ar').syncQueue.removed).toBe('Producto removido del carrito.');
    expect(cart.soldBy('Calzados del Sur')).toBe('Vendido por Calzados del Sur');
  });

  test('SHIP-09: the bar of free shipping', () => {
    expect(cart.untilFreeShipping('$1')).toBe('Agregue $1 más para obtener envío gratis');
    expect(cart.hasFreeShipping).toBe('Tiene envío gratis');
  });

  test('CART-27, COUNTRY-09: products are counted', () => {
    expect([0, 1, 2, 21, 999, 1100, 1_000_000].map(shell.products)).toEqual([
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
    expect(Object.values(shell).filter((text) => typeof text === 'string')).toEqual([
      'Ir al contenido',
      'Volver',
      'Cerrar',
      'Principal',
      'Cargando',
      'Inicio',
      'Categorías',
      'Buscar',
      'Favoritos',
      'Carrito',
      'Ir al carrito',
      'Agregado al carrito',
      'Moda y calzado online.',
    ]);
  });

  test('SHIP-03, SHIP-08: the labels of delivery and stock', () => {
    expect(delivery).toEqual({ free: 'Envío gratis', fast: 'Envío en moto en 24 horas' });
    expect(stock).toEqual({ last: '¡Última unidad!', lastTwo: '¡Quedan 2 unidades!' });
  });

  test('PROD-11, PROD-12, PROD-13: the texts of a product', () => {
    expect(product).toMatchObject({
      soldOut: 'Sin stock',
      eco: 'Moda sostenible',
      sponsored: 'Patrocinado',
    });
    expect(productPage).toMatchObject({ add: 'Agregar al carrito', otherColors: 'Otros colores' });
    expect(productPage.soldBy('Calzados del Sur')).toBe('Vendido por Calzados del Sur');
  });

  test('PROD-14, SIZE-03: the texts of sizes', () => {
    expect(productPage.sizeTable).toBe('Tabla de talles');
    expect(productPage.yourSize('39')).toBe('Su talle: 39');
    expect(productPageTexts('co').productPage.sizeTable).toBe('Tabla de tallas');
  });

  test('CAT-20, PLACE-06, CAT-52: the texts of a list', () => {
    expect(catalogue).toMatchObject({ more: 'Cargar más productos', before: 'Ver anteriores' });
    expect(emptyListsTexts('ar').emptyLists.noResults('botaz')).toBe(
      'No encontramos resultados para "botaz".',
    );
  });

  test('FILT-27, FIND-01, FIND-03: the texts of the filters', () => {
    expect(filters).toMatchObject({
      clear: 'Limpiar',
      restore: 'Restaurar',
      apply: 'Aplicar',
      removeLast: 'Quitar el último filtro',
    });
    const { price } = filterRangesTexts('ar');
    expect(price.crossed).toBe('El precio mínimo no puede superar al máximo.');
    expect(price.belowCheapest('$1.000')).toBe('El precio mínimo no puede ser menor a $1.000.');
    expect(price.aboveDearest('$9.000')).toBe('El precio máximo no puede ser mayor a $9.000.');
    expect([128, 1, 0].map(filters.see)).toEqual(['Ver 128 productos', 'Ver 1 producto', 'Ver 0 productos']);
  });

  test('COUNTRY-09, FORM-02: the form that orders by code', () => {
    expect(orderByCode).toMatchObject({
      item: 'Código del producto',
      quantity: 'Cantidad',
      send: 'Agregar al carrito',
    });
    expect(home.orderByCode).toBe('Comprar por código');
    expect(orderByCode.help).toMatch(/etiqueta.*catálogo/);
  });
});
