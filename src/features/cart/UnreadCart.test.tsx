import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/openAccount.tsx';

const sold = { items: [{ item: 'ZP0001-38', price: 54_999, special_price: 43_999 }], shipping: 4_500 };
const cart = { hash: 'c4f1e2', lines: [{ item: 'ZP0001-38', quantity: 2 }] };

/** The cart of a customer on a device that has no copy of it, while a call of its reading fails. */
async function openUnread(call: string) {
  let failures = 0;
  answerWith(
    http.all(call, () => {
      failures += 1;
      return HttpResponse.json({ message: 'Service unavailable.' }, { status: 503 });
    }),
  );
  await openAccount('/cart', ['a customer has a cart', { ...signedInAs(), cart, ...sold }]);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  return { retry, failures: () => failures };
}

describe.each(['*/api/cart/', '*/api/cart/gethash'])('a cart that cannot be read (%s)', (call) => {
  test('CART-22, ERR-12: of a customer is not said to be empty, and is looked for again', async () => {
    const { retry, failures } = await openUnread(call);
    expect(screen.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(screen.queryByText('Su carrito está vacío.')).toBeNull();
    const before = failures();
    fireEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    expect(failures()).toBeGreaterThan(before);
    answerAgain();
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Uno más' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
