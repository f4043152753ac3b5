import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { field, listCalls, messages, openField, send, shown, type } from '#testing/render/couponField.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { lago, press } from '#testing/render/renderCart.ts';

describe('what fails', () => {
  test('COUP-03, ERR-37, ERR-39: is listed below the field, one line per message, and nowhere else', async () => {
    const { db } = await openField();
    await db.coupons.change('VERANO10', (row) => {
      row.refusals = ['COUPON_NOT_COMBINABLE', 'COUPON_NOT_ON_GIFT_CARD'];
    });
    type('VERANO10');
    send();
    await shown(/acumulable/);
    expect(messages()).toEqual([
      expect.stringMatching(/^El cupón no es acumulable con promociones\./),
      expect.stringMatching(/^El cupón no aplica a tarjetas de regalo\./),
    ]);
    expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
    expect(screen.queryByText('No pudimos actualizar su carrito.')).toBeNull();
    expect(field()).toHaveValue('VERANO10');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveFocus();
  });

  test.each(['', '   '])('COUP-04, ERR-32: %j makes no call', async (text) => {
    await openField();
    const sent = listCalls();
    if (text !== '') type(text);
    send();
    await shown(/^Ingrese un cupón válido\./);
    expect(sent).toEqual([]);
  });

  test.each([
    ['of 5,000 letters', 'A'.repeat(5000), 0],
    ['with markup', '<img src=x onerror=alert(1)>', 1],
  ])('COUP-03, ERR-31: a code %s is not valid', async (_what, text, calls) => {
    await openField();
    const sent = listCalls();
    type(text);
    send();
    await shown(/^El cupón no es válido\./);
    expect(sent).toHaveLength(calls);
    expect(field()).toHaveValue(text);
  });

  test.each(['unavailable', 'html', 'badRequest'] as const)(
    'ERR-26, COUP-05: a server that fails (%s) is told in one line',
    async (fault) => {
      const { db } = await openField();
      db.faults.set('addCoupon', fault);
      type('VERANO10');
      send();
      await shown(/^Error al agregar el cupón\./);
      expect(messages()).toHaveLength(1);
    },
  );

  test.each([
    ['COUP-04', 'Ingrese un cupón válido.', ' '],
    ['COUP-03', 'El cupón no es válido.', 'NADA'],
  ])('%s, ERR-56: "%s" does not stand below the success of the coupon before', async (_id, text, code) => {
    await openField();
    type('VERANO10');
    send();
    expect(await screen.findByText('Cupón agregado.')).toBeVisible();
    type(code);
    send();
    await waitFor(() => expect(messages().join('|')).toContain(text));
    expect(screen.queryByText('Cupón agregado.')).toBeNull();
  });

  test('ERR-27, ERR-34: a removal that fails says so, and the coupon stays', async () => {
    const { db } = await openField();
    type('VERANO10');
    send();
    await screen.findByText('VERANO10');
    db.faults.set('removeCoupon', 'refused');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar cupón VERANO10' }));
    await shown(/^Error al remover el cupón\./);
    expect(screen.getByText('VERANO10')).toBeVisible();
  });

  test('COUP-03, KEEP-02: without network nothing is sent or kept for later, and it says so', async () => {
    const { store } = await openField();
    const sent = listCalls();
    act(() => {
      store.dispatch(networkChanged(false));
    });
    type('VERANO10');
    send();
    await shown(/^No hay conexión disponible\. Un cupón no queda pendiente/);
    act(() => {
      store.dispatch(networkChanged(true));
    });
    await waitFor(() => expect(store.getState().online.online).toBe(true));
    expect(sent).toEqual([]);
  });

  test('CART-08: what was said is gone as soon as the next cart request starts', async () => {
    await openField();
    type('NADA');
    send();
    await shown(/^El cupón no es válido\./);
    press(lago, 'Uno más');
    await waitFor(() => expect(messages()).toEqual([]));
  });
});

test('COUP-08: what is shown is what the server says', async () => {
  await openField();
  answerWith(
    http.post('*/api/cart/addvoucher', () =>
      HttpResponse.json({ error: true, message: 'No', cart: null, errors: [] }),
    ),
  );
  const total = screen.getByText('Total').nextElementSibling?.textContent;
  type('VERANO10');
  send();
  await shown(/^Error al agregar el cupón\./);
  expect(screen.getByText('Total').nextElementSibling?.textContent).toBe(total);
});
