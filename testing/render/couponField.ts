import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { answerWith } from './mockWorker.ts';
import { renderCart } from './renderCart.ts';

const one = { 'ZP0001-38': 2 };
/** The field for a code. */
export const field = () => screen.getByLabelText<HTMLInputElement>('Código del cupón');
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
export const send = () => fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
/** The list below the field, line by line. */
export const messages = () =>
  [
    ...(screen
      .getByRole('region', { name: 'Cupones' })
      .querySelector('[role="alert"]')
      ?.querySelectorAll('li') ?? []),
  ].map(({ textContent }) => textContent);
/** Waits until the list has this. */
export const shown = (text: string | RegExp) => waitFor(() => expect(messages().join('|')).toMatch(text));
/** The codes of the coupons of the cart. */
export const couponCodes = (store: Awaited<ReturnType<typeof renderCart>>['store']) =>
  Object.keys(selectCart(store.getState())?.coupon.coupons ?? {});

/** The cart with the opened field. */
export async function openField(lines: Record<string, number> = one) {
  const view = await renderCart(lines);
  fireEvent.click(screen.getByRole('button', { name: /^Agregar un cupón/ }));
  await screen.findByLabelText('Código del cupón');
  await waitFor(() => expect(field()).toBeVisible());
  return view;
}

/** Lists the codes of the calls that change coupons, from now on. */
export function listCalls() {
  const sent: string[] = [];
  answerWith(
    http.post('*/api/cart/:name', ({ request, params }) => {
      const code = new URL(request.url).searchParams.get('couponcode');
      if (code !== null) sent.push(`${String(params['name'])} ${code}`);
    }),
  );
  return sent;
}
