import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { addressMessage } from './addressMessage.ts';
import { listedAddresses } from './listedAddresses.ts';

/** The text of a message of the server, if it has one of its own. */
function textOf(message: string) {
  const found = addressMessage({ message }, true);
  return 'refusal' in found ? addressesTexts('ar').addresses[found.refusal] : found.error;
}

describe('the message of a refused address', () => {
  test.each([
    ['ERR-21', 'Error on validation form, please review and try again.', 'Revise los datos ingresados.'],
    [
      'ERR-22',
      'Post code does not belong to the selected region.',
      'El código postal no pertenece a la región seleccionada.',
    ],
  ])('%s: of %j', (_id, message, text) => {
    expect(textOf(message)).toBe(text);
  });

  test.each([
    'Post code does not belong to the selected region',
    'post code does not belong to the selected region.',
    'Address not found.',
    'Something went wrong.',
    'toString',
    '',
  ])('ERR-24: of %j is the general one', (message) => {
    expect(textOf(message)).toBe('generic');
    expect(addressMessage({ message, status: 404 }, true)).toEqual({ error: 'generic' });
    expect(addressMessage({ message }, false)).toEqual({ error: 'offline' });
  });
});

describe('the address list', () => {
  const data = [anAddress()];
  test.each([
    ['on a request', { data, isFetching: true, isError: false }, []],
    ['on a failure', { data, isFetching: false, isError: true }, []],
    ['before any answer', { isFetching: false, isError: false }, []],
    ['with an answer', { data, isFetching: false, isError: false }, data],
  ])('ADDR-15, STATE-06: %s', (_when, read, list) => {
    expect(listedAddresses(read)).toEqual(list);
  });
});
