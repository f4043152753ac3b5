import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerWith } from '#testing/mockWorker.ts';
import {
  described,
  fieldOf,
  fill,
  fillAll,
  openAddressForm as openForm,
  send,
  watchAddresses as watch,
} from '#testing/openAddresses.ts';
import { shownUrl, waitForUrl } from '#testing/signInScreens.ts';

const add = '/account/addaddress';
const list = '/account/addresses';

describe('a form that is done', () => {
  test.each([
    ['a screen of the shop, returns to it', { opened: true }, '/menu'],
    ['nothing in the shop, leads to the list', undefined, list],
  ])('ADDR-21: opened from %s', async (_from, state, url) => {
    const { store } = await openForm(add, { state });
    await fillAll();
    await send();
    await waitForUrl(store, url);
    expect(shownUrl(store)).toBe(url);
  });
});

describe('what a shopper may type', () => {
  test.each([
    ['VAL-09, FORM-02', 'Apellido', 'Ana-Luz'],
    ['VAL-12, FORM-02', 'Calle', 'Calle 5 / 7'],
    ['VAL-31, VAL-29', 'Teléfono', '12.34'],
  ])('%s: in %s, %j is said to be wrong, not sent, and kept', async (_ids, label, text) => {
    await openForm(add);
    const sent = watch('new_address');
    await fillAll();
    fill({ [label]: text });
    await send();
    await described(label, 'Ingrese un valor válido');
    expect(fieldOf(label)).toHaveValue(text);
    expect(sent).toEqual([]);
  });

  test('ADDR-09: without the types of address it is sent without one', async () => {
    const fail = () =>
      answerWith(http.get('*/addresstypes', () => HttpResponse.json({ success: false, message: '' })));
    const { store } = await openForm(add, { before: fail });
    const sent = watch('new_address');
    await fillAll();
    expect(screen.queryByRole('radio')).toBeNull();
    await send();
    await waitForUrl(store, list);
    expect(sent).toEqual([expect.objectContaining({ address_type: '' })]);
  });
});
