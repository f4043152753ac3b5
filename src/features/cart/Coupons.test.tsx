import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { count, lago, press, renderCart } from '#testing/renderCart.ts';

const one = { 'ZP0001-38': 2 };
const field = () => screen.getByLabelText<HTMLInputElement>('Código del cupón');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
const messages = () =>
  [
    ...(screen
      .getByRole('region', { name: 'Cupones' })
      .querySelector('[role="alert"]')
      ?.querySelectorAll('li') ?? []),
  ].map(({ textContent }) => textContent);
const shown = (text: string | RegExp) => waitFor(() => expect(messages().join('|')).toMatch(text));
const codes = (store: Awaited<ReturnType<typeof renderCart>>['store']) =>
  Object.keys(selectCart(store.getState())?.coupon.coupons ?? {});

/** The cart with the opened field. */
async function openField(lines: Record<string, number> = one) {
  const view = await renderCart(lines);
  fireEvent.click(screen.getByRole('button', { name: /^Agregar un cupón/ }));
  await screen.findByLabelText('Código del cupón');
  await waitFor(() => expect(field()).toBeVisible());
  return view;
}

/** Lists the codes of the calls that change coupons, from now on. */
function listCalls() {
  const sent: string[] = [];
  answerWith(
    http.post('*/api/cart/:name', ({ request, params }) => {
      const code = new URL(request.url).searchParams.get('couponcode');
      if (code !== null) sent.push(`${String(params['name'])} ${code}`);
    }),
  );
  return sent;
}

describe('a coupon', () => {
  test('COUP-01, ERR-56, COUP-07: is added as typed in any case, and shown with what it saves', async () => {
    const { store } = await openField();
    const sent = listCalls();
    type('  verano10 ');
    send();
    expect(await screen.findByText('Cupón agregado.')).toBeVisible();
    expect(sent).toEqual(['addvoucher VERANO10']);
    expect(screen.getByText('VERANO10')).toBeVisible();
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$\u00a083.698,20');
    expect(field().value).toBe('');
    expect(codes(store)).toEqual(['VERANO10']);
  });

  test('COUP-01, ERR-57: several are shown, and each is removed by its own button', async () => {
    const { store } = await openField();
    for (const code of ['VERANO10', 'ENVIO']) {
      type(code);
      send();
      await screen.findByText(code);
    }
    expect(screen.getByText('Envío gratis')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar cupón VERANO10' }));
    expect(await screen.findByText('Cupón removido.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('VERANO10')).toBeNull());
    expect(codes(store)).toEqual(['ENVIO']);
  });

  test('FORM-03, COUP-01: two quick taps send it once', async () => {
    await openField();
    const sent = listCalls();
    type('VERANO10');
    send();
    send();
    await screen.findByText('Cupón agregado.');
    expect(sent).toEqual(['addvoucher VERANO10']);
  });

  test('COUP-01, CART-09: a change of quantity is sent after it, and both are in the cart', async () => {
    const { store } = await openField();
    type('VERANO10');
    send();
    press(lago, 'Uno más');
    await screen.findByText('Cupón agregado.');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(3));
    expect(codes(store)).toEqual(['VERANO10']);
    expect(count(lago)).toBe('3');
  });
});

describe('what fails', () => {
  test('COUP-03, ERR-37, ERR-39: is listed below the field, one line per message, and nowhere else', async () => {
    const { session } = await openField();
    await session.coupons.change('VERANO10', (row) => {
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
      const { session } = await openField();
      session.faults.set('addCoupon', fault);
      type('VERANO10');
      send();
      await shown(/^Error al agregar el cupón\./);
      expect(messages()).toHaveLength(1);
    },
  );

  test('ERR-27, ERR-34: a removal that fails says so, and the coupon stays', async () => {
    const { session } = await openField();
    type('VERANO10');
    send();
    await screen.findByText('VERANO10');
    session.faults.set('removeCoupon', 'refused');
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

test('CART-15: coupons of a cart that the server has lost are named', async () => {
  const { session } = await openField();
  type('VERANO10');
  send();
  await screen.findByText('VERANO10');
  for (const { hash } of session.carts.list()) await session.carts.remove(hash);
  press(lago, 'Uno más');
  expect(
    await screen.findByText('Su carrito se creó de nuevo sin el cupón VERANO10. Agréguelo otra vez.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Quitar cupón/ })).toBeNull());
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
