import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aDeliveredOrder, anOfferedSize } from '#fixtures/exchanges.ts';
import { sessionOf } from '#mocks/session.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { aChange, heading, openStep, press } from '#testing/openExchange.ts';
import { settled } from '#testing/settled.ts';
import { visitor } from '#testing/visitor.ts';

const [shoe, dress] = ['ZP0001-38', 'CL0301-S'];
const gone = 'El talle que eligió ya no está disponible. Elija otro.';

/** The summary of a change of a shoe and a dress, each to another size, that was answered to its end. */
async function openSummary() {
  const order = aDeliveredOrder();
  const [item] = order.items;
  if (item === undefined) throw new Error('no item');
  const answers = {
    ...aChange,
    skus: [shoe, dress],
    replacements: { [shoe]: 'ZP0001-39', [dress]: 'CL0301-M' },
    details: { [shoe]: 'Me queda chico', [dress]: 'me queda corto' },
  };
  const { store } = await openStep('summary', answers, {
    orders: [{ ...order, items: [item, { ...item, sku: dress, quantity: 1 }] }],
    sizes: [
      anOfferedSize(),
      anOfferedSize({ skuSimple: 'ZP0001-40', numberSize: '40' }),
      anOfferedSize({ skuSimple: 'CL0301-M', numberSize: 'M' }),
      anOfferedSize({ skuSimple: 'CL0301-L', numberSize: 'L' }),
    ],
  });
  await heading('Revise su solicitud');
  return store;
}

test('EXCH-02: the summary names each article with its change and the words as they were typed', async () => {
  await openSummary();
  const changes = within(screen.getByText('Cambio', { selector: 'dt' }).parentElement as HTMLElement);
  expect(changes.getAllByText(/ por talle /).map(({ textContent }) => textContent)).toEqual([
    'Zapatilla urbana Lago, talle 38 por talle 39: Me queda chico',
    'Vestido camisero de lino Cauce, talle S por talle M: me queda corto',
  ]);
});

const isChosen = (size: string | RegExp) => screen.findByRole('radio', { name: size });

test('EXCH-04, AFTER-04: of two sizes the one that was sold meanwhile is asked for again, and the other stays', async () => {
  await openSummary();
  const { stock } = await sessionOf(visitor(), 'ar');
  stock.set('ZP0001-39', 0);
  await press('Confirmar solicitud');
  await heading('¿Qué talle necesita?');
  expect(screen.getByText(gone)).toBeVisible();
  expect(await isChosen(/^39/)).not.toBeChecked();
  expect(await isChosen('40')).not.toBeChecked();
  expect(await isChosen('M')).toBeChecked();
});

test('EXCH-04: where the sizes of one cannot be read, both stay, for all that is known', async () => {
  const store = await openSummary();
  answerWith(
    http.post('*/exchange/create', () => HttpResponse.json({ error: true, message: 'Size not available.' })),
  );
  answerWith(
    http.all('*/exchange/sizes*', async ({ request }) =>
      `${request.url} ${await request.clone().text()}`.includes(dress)
        ? HttpResponse.json({ message: '' }, { status: 503 })
        : undefined,
    ),
  );
  await press('Confirmar solicitud');
  expect(await screen.findByRole('alert')).toHaveTextContent(gone);
  await settled(store);
  await heading('Revise su solicitud');
});

test('EXCH-04: where the server still offers the sizes that it has refused, all are asked for again', async () => {
  await openSummary();
  answerWith(
    http.post('*/exchange/create', () => HttpResponse.json({ error: true, message: 'Size not available.' })),
  );
  await press('Confirmar solicitud');
  await heading('¿Qué talle necesita?');
  expect(screen.getByText(gone)).toBeVisible();
  expect(await isChosen(/^39/)).not.toBeChecked();
  expect(await isChosen('M')).not.toBeChecked();
});
