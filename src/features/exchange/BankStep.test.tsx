import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  aReturn,
  goOn,
  heading,
  openExchange,
  openStep,
  pick,
  press,
  watchCreate,
} from '#testing/render/openExchange.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { waitForUrl } from '#testing/render/signInScreens.ts';

const question = '¿A qué cuenta le transferimos?';

/** Answers the last question before the account of a return. */
async function toBank(method: string) {
  const visit = await openStep('way', { ...aReturn, method, way: '' });
  await pick('Lo retiramos en su domicilio');
  return visit;
}

const transfer = 'bank_transfer';

describe('the bank data of an exchange', () => {
  test("EXCH-10, EXCH-12: are not asked for where the money goes to the wallet, and not sent; a pickup reads 'de 8 a 17 h'", async () => {
    await toBank('wallet');
    expect(screen.getByText('11 de marzo de 2024, de 8 a 17 h')).toBeVisible();
    const sent = watchCreate();
    await goOn();
    await heading('Revise su solicitud');
    await press('Confirmar solicitud');
    await heading('Recibimos su solicitud');
    expect(sent.map(({ bank_data: bank }) => bank)).toEqual([null]);
  });

  test('AFTER-04, STATE-14: that the end of a session has removed are asked for again, with the reason until they are', async () => {
    const reason = /^Por su seguridad no guardamos los datos de la cuenta/;
    const owner = () => screen.findByLabelText('Nombre y apellido del titular');
    const { tab } = await toBank(transfer);
    await goOn();
    await userEvent.fill(await owner(), 'María');
    expect(screen.queryByText(reason)).toBeNull();
    tab.removeItem('exchange_bank');
    cleanup();
    await openExchange('/account/exchange/changereturn?step=summary', { tab, again: true });
    await heading(question);
    expect(screen.getByText(reason)).toBeVisible();
    expect(await owner()).toHaveValue('');
    await userEvent.fill(await owner(), 'María José');
    expect(screen.getByText(reason)).toBeVisible();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Volver' }));
    expect(await screen.findByRole('radio', { name: 'Lo retiramos en su domicilio' })).toBeChecked();
    await goOn();
    await heading(question);
    expect(screen.queryByText(reason)).toBeNull();
    expect(await owner()).toHaveValue('María José');
  });

  test('EXCH-10, ERR-49: are asked for a bank transfer, and an empty field stops the step', async () => {
    await toBank(transfer);
    await goOn();
    await heading(question);
    const sent = watchCreate();
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fill('Nombre y apellido del titular', 'María José Pérez');
    fill('DNI del titular', '30.123.456');
    fill('CUIT o CUIL del titular', '27-30123456-5');
    await userEvent.click(screen.getByRole('radio', { name: 'Caja de ahorro' }));
    fill('E-mail del titular', 'maria@mail.com');
    await goOn();
    expect(await screen.findByText('Los datos bancarios están incompletos.')).toBeVisible();
    fill('CBU', '285059094');
    await goOn();
    expect(screen.getByLabelText('CBU')).toHaveAttribute('aria-invalid', 'true');
    fill('CBU', '2850590940090418135201');
    await goOn();
    await heading('Revise su solicitud');
    expect(sent).toEqual([]);
  });
});

test.each(['/account/exchange', '/account/exchange/changereturn', '/account/exchange/finish/900123/'])(
  'EXCH-20: %s asks a visitor to log in',
  async (path) => {
    const { store } = renderShop({ visited: ['/', path] });
    await waitForUrl(store, '/login');
    expect(screen.queryByText('Cambios y devoluciones')).toBeNull();
  },
);
