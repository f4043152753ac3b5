import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exchangesApi } from '#api/exchanges.ts';
import { aDeliveredOrder, anOfferedSize } from '#fixtures/exchanges.ts';
import { databaseOf } from '#mocks/database.ts';
import { answerAgain, answerWith, visitor } from '#testing/render/mockWorker.ts';
import { aChange, heading, openStep, press } from '#testing/render/openExchange.ts';
import { settled } from '#testing/render/settled.ts';

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
  const { stock } = await databaseOf(visitor(), 'ar');
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

const sizes = [anOfferedSize(), anOfferedSize({ skuSimple: 'ZP0001-40', numberSize: '40', stock: 2 })];

test.each([
  ['were not read before', false],
  ['were read before', true],
])(
  'EXCH-04: where the sizes cannot be read after that, and %s, what was chosen stays',
  async (_what, areRead) => {
    const { store } = await openStep('summary', aChange, { sizes });
    await heading('Revise su solicitud');
    const { initiate } = exchangesApi.endpoints.getExchangeSizes;
    if (areRead) await store.dispatch(initiate({ order_nr: '200012345', sku: 'ZP0001-38' }));
    const { stock } = await databaseOf(visitor(), 'ar');
    stock.set('ZP0001-39', 0);
    answerWith(http.all('*/exchange/sizes*', () => HttpResponse.json({ message: '' }, { status: 503 })));
    await press('Confirmar solicitud');
    await screen.findByRole('alert');
    await settled(store);
    expect(screen.getByRole('heading', { level: 1, name: 'Revise su solicitud' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'El talle que eligió ya no está disponible. Elija otro.',
    );
    answerAgain();
    // By key: a second click this soon would count as a double tap.
    screen.getByRole('button', { name: 'Confirmar solicitud' }).focus();
    await userEvent.keyboard('{Enter}');
    await heading('¿Qué talle necesita?');
  },
);

test('a size that was sold meanwhile is said to be gone, and another one is asked for', async () => {
  await openStep('summary', aChange, { sizes });
  await heading('Revise su solicitud');
  const { stock } = await databaseOf(visitor(), 'ar');
  stock.set('ZP0001-39', 0);
  await press('Confirmar solicitud');
  await heading('¿Qué talle necesita?');
  expect(screen.getByText('El talle que eligió ya no está disponible. Elija otro.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^39/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '40' })).toBeEnabled();
  for (const size of screen.getAllByRole('radio')) expect(size).not.toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Me queda chico');
});
