import { fireEvent, screen } from '@testing-library/react';
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

/** Bank data of Argentina, by the labels of their fields. */
export const bankData = {
  'Nombre y apellido del titular': 'María José Pérez',
  'DNI del titular': '30.123.456',
  CBU: '2850590940090418135201',
  'CUIT o CUIL del titular': '27-30123456-5',
  'E-mail del titular': 'maria@mail.com',
};

/** Fills in the bank data of Argentina, and sends them. */
export async function sendBankData() {
  for (const [label, value] of Object.entries(bankData))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole('radio', { name: 'Caja de ahorro' }));
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
