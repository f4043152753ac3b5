import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import type { CountryCode } from '#countries/country.ts';
import type { StateName, StateParams } from '#mocks/states.ts';
import { openAccount, signedInAs } from './openAccount.tsx';

/** Opens a screen of the account for María José, in a state of credits, wallet or memberships. */
export function openOwn<Name extends StateName>(
  path: string,
  state: Name,
  params: Omit<StateParams<Name>, 'customer' | 'token' | 'fingerprint'>,
  country: CountryCode = 'ar',
) {
  return openAccount(path, [state, { ...signedInAs(), ...params } as unknown as StateParams<Name>], country);
}

/** Fills in the bank data of Argentina, and sends them. */
export async function sendBankData() {
  const slow = { timeout: 20_000 };
  const fill = async (label: string, value: string) =>
    userEvent.fill(await screen.findByLabelText(label, undefined, slow), value);
  await fill('Nombre y apellido del titular', 'María José Pérez');
  await fill('DNI del titular', '30.123.456');
  await fill('CBU', '2850590940090418135201');
  await fill('CUIT o CUIL del titular', '27-30123456-5');
  await userEvent.click(screen.getByRole('radio', { name: 'Caja de ahorro' }));
  await fill('E-mail del titular', 'maria@mail.com');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
}

/** What these bank data are sent as. */
export const sentBankData = {
  owner_name: 'María José Pérez',
  owner_document: '30123456',
  cbu: '2850590940090418135201',
  cuit_cuil: '27301234565',
  account_type: 'savings',
  owner_email: 'maria@mail.com',
};
