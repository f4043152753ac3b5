import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aDeliveredOrder } from '#fixtures/exchanges.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { aChange, aReturn, goOn, heading, openStep } from '#testing/openExchange.ts';
import { afterPaint } from '#ui/timing/afterPaint.ts';

/** Opens the sizes, the third question of a change. */
async function openSizes() {
  await openStep('sizes', { skus: aChange.skus, reason: 'small' });
  await heading('¿Qué talle necesita?');
}

/** Opens the addresses, the question after the method of a return. */
async function openAddresses() {
  await openStep('address', { ...aReturn, address: '', way: '' });
  await heading('¿Cuál es su dirección?');
}

const next = () => screen.getByRole('button', { name: 'Continuar' });
const isSaid = () => within(screen.getByRole('main')).queryByText('Cargando', { selector: 'output' });

const steps = [
  ['sizes', '*/exchange/sizes*', openSizes, '39'],
  ['addresses', '*/customer/address*', openAddresses, 'Calle 7 776'],
] as const;

test.each(steps)(
  'FORM-03: while the %s are read the button that goes on is busy, and it is said',
  async (_what, path, open, choice) => {
    const held = Promise.withResolvers<void>();
    answerWith(http.all(path, () => held.promise));
    await open();
    await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
    expect(isSaid()).not.toBeNull();
    await goOn();
    expect(screen.queryByText('Campo obligatorio')).toBeNull();
    held.resolve();
    await screen.findByRole('radio', { name: choice });
    expect(next()).not.toHaveAttribute('aria-busy');
    expect(isSaid()).toBeNull();
  },
);

test.each([
  [503, ...steps[0]],
  [404, ...steps[1]],
] as const)(
  'KEEP-08, ERR-12: answered with status %i, %s that cannot be read say so, with a retry, and are read again by the button that goes on too',
  async (status, _what, path, open, choice) => {
    answerWith(http.all(path, () => new HttpResponse(null, { status })));
    await open();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(alert.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    // A step that opens after a failure reads once more by itself.
    await act(() => new Promise<void>(afterPaint));
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
    answerAgain();
    await goOn();
    expect(await screen.findByRole('radio', { name: choice })).toBeVisible();
    expect(screen.queryByText('Campo obligatorio')).toBeNull();
  },
);

test.each(steps)(
  'REACH-01: the retry of the %s keeps the focus until it is answered',
  async (_what, path, open, choice) => {
    answerWith(http.all(path, () => new HttpResponse(null, { status: 503 })));
    await open();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    answerAgain();
    const held = Promise.withResolvers<void>();
    answerWith(http.all(path, () => held.promise));
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
    held.resolve();
    await screen.findByRole('radio', { name: choice });
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test('FORM-03: the sizes of each article are waited for', async () => {
  const order = aDeliveredOrder();
  const [item] = order.items;
  const held = Promise.withResolvers<void>();
  answerWith(
    http.post('*/exchange/sizes', async ({ request }) => {
      if ((await request.clone().text()).includes('AN0107')) await held.promise;
    }),
  );
  const skus = [...aChange.skus, 'AN0107-38'];
  const items = [...order.items, { ...item, sku: 'AN0107-38' } as (typeof order.items)[0]];
  await openStep('sizes', { skus, reason: 'small' }, { orders: [{ ...order, items }] });
  await screen.findByRole('radio', { name: '39' });
  expect(next()).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
});
