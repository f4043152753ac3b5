import { expect, test } from 'vitest';
import { cartMessagesTexts } from '#texts/cartMessages.ts';
import { shellTexts } from '#texts/shell.ts';
import { cartErrorText } from './cartErrorText.ts';

const texts = { ...cartMessagesTexts('ar'), ...shellTexts('ar') };

const item = 'ZP0001-38';
const detail = (code: string, sku: string) => ({ code, sku, message: 'Server text.' });

const generic = 'Ha ocurrido un error.';
const offline = 'No hay conexión disponible.';

test.each([
  ['no stock', [detail('OUT_OF_STOCK', item)], 'Producto sin stock.'],
  ['an unknown code', [detail('NOT_FOUND', item)], 'No encontramos un producto con ese código.'],
  [
    'an unknown code among others',
    [detail('OUT_OF_STOCK', 'CL0301-S'), detail('NOT_FOUND', item)],
    'No encontramos un producto con ese código.',
  ],
  ['no stock of another item', [detail('OUT_OF_STOCK', 'CL0301-S')], generic],
  ['the unknown code of another item', [detail('NOT_FOUND', 'CL0301-S')], generic],
  ['what has no text', [detail('LOCKED', item)], generic],
  ['nothing in particular', [], generic],
])('CART-18, CART-20, ERR-30: a change that is refused for %s', (_reason, errors, text) => {
  expect(cartErrorText(texts, { status: 200, errors }, item, true)).toBe(text);
});

test.each([
  [undefined, true, generic],
  [500, true, generic],
  [undefined, false, offline],
  [500, false, offline],
  [401, true, 'Error de autorización. Ingrese nuevamente.'],
])('CART-18, ERR-12, ERR-15: a call that fails with status %s, with network %s', (status, online, text) => {
  const failure = { errors: [], ...(status === undefined ? {} : { status }) };
  expect(cartErrorText(texts, failure, item, online)).toBe(text);
});

test('CART-20: what the server says of the item counts without network too', () => {
  expect(cartErrorText(texts, { errors: [detail('OUT_OF_STOCK', item)] }, item, false)).toBe(
    'Producto sin stock.',
  );
});
