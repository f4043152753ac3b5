import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { exchangesApi } from '#api/exchanges.ts';
import { anOfferedSize } from '#fixtures/exchanges.ts';
import { sessionOf } from '#mocks/session.ts';
import { answerAgain, answerWith } from '#testing/mockWorker.ts';
import { aChange, heading, openStep, press } from '#testing/openExchange.ts';
import { settled } from '#testing/settled.ts';
import { visitor } from '#testing/visitor.ts';

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
    const { stock } = await sessionOf(visitor(), 'ar');
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
    // By key: a second click this soon would be that of a double tap.
    screen.getByRole('button', { name: 'Confirmar solicitud' }).focus();
    await userEvent.keyboard('{Enter}');
    await heading('¿Qué talle necesita?');
  },
);

test('a size that was sold meanwhile is said to be gone, and another one is asked for', async () => {
  await openStep('summary', aChange, { sizes });
  await heading('Revise su solicitud');
  const { stock } = await sessionOf(visitor(), 'ar');
  stock.set('ZP0001-39', 0);
  await press('Confirmar solicitud');
  await heading('¿Qué talle necesita?');
  expect(screen.getByText('El talle que eligió ya no está disponible. Elija otro.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^39/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '40' })).toBeEnabled();
  for (const size of screen.getAllByRole('radio')) expect(size).not.toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Me queda chico');
});
