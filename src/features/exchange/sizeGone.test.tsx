import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOfferedSize } from '#fixtures/exchanges.ts';
import { sessionOf } from '#mocks/session.ts';
import { newDraft } from '#rules/exchange/draft.ts';
import { exchangeDraftKey } from '#store/session/exchangeKeys.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { exchanging, heading, openExchange, press } from '#testing/openExchange.ts';
import { visitor } from '#testing/visitor.ts';

const lago = 'ZP0001-38';
const sizes = [anOfferedSize(), anOfferedSize({ skuSimple: 'ZP0001-40', numberSize: '40', stock: 2 })];

/** A tab with a change to size 39 that was answered to its end. */
function answered() {
  const draft = {
    ...newDraft('200012345'),
    skus: [lago],
    reason: 'small',
    replacements: { [lago]: 'ZP0001-39' },
    details: { [lago]: 'Me queda chico' },
    address: '301',
    way: 'home_pickup',
  };
  const { id_customer: customer } = exchanging().customer;
  return memoryTab({ closed_banners: 'city', [exchangeDraftKey]: JSON.stringify({ customer, draft }) });
}

test('a size that was sold meanwhile is said to be gone, and another one is asked for', async () => {
  await openExchange('/account/exchange/changereturn?step=summary', { tab: answered(), sizes });
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
