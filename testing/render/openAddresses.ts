import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CountryCode } from '#countries/country.ts';
import { anAddress } from '#fixtures/addresses.ts';
import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import { databaseOf } from '#mocks/database.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import { fakeBrowser, memoryStorage, memoryTab } from '#testing/fakeBrowser.ts';
import { answerWith, visitor } from './mockWorker.ts';
import { given, renderShop } from './renderShop.tsx';

const customer = aStatedCustomer();
interface Options {
  addresses?: readonly CustomerAddress[];
  country?: CountryCode;
  /** The state of the entry in the history. */
  state?: unknown;
  /** Changes the backend after its state is set. */
  before?: () => unknown;
  /** What is shown instead of the shop. */
  children?: ReactNode;
}

/** Opens a screen of the address book as a customer with these addresses, who signed in on an earlier visit. */
export async function openAddresses(
  path: string,
  { addresses = [anAddress()], country = 'ar', state, before, children }: Options = {},
) {
  const signedIn = { customer, token: 'tok-140', fingerprint: aFingerprint };
  await given('a customer has addresses', { ...signedIn, addresses: [...addresses] }, country);
  await before?.();
  const { jar, storage, cookies, setCookie } = fakeBrowser(memoryStorage({ keep_session: '1' }));
  jar.set('session-id', 'm1').set('access_token', customer.id_hash);
  const view = renderShop({
    country,
    visited: ['/menu', { pathname: path, state }],
    storage,
    cookies,
    setCookie,
    tab: memoryTab(),
    children,
  });
  return { ...view, storage };
}

/** Another tab removes an address. */
export const removeElsewhere = async (id: string) => (await databaseOf(visitor(), 'ar')).addresses.remove(id);

/** What fills the form of a new address in Argentina, by the labels of its fields. */
export const typed = {
  Nombre: 'María José',
  Apellido: "D'Angelo",
  'Código de área': '221',
  Teléfono: '456-789.01',
  'Código postal': '1900',
  Calle: 'Calle 7',
  Número: '776',
};

export const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export function fill(values: Record<string, string> = typed) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(fieldOf(label), { target: { value } });
}

/** Chooses a region or city from its sheet, which is closed at the end: only then the focus is the page's again. */
export async function choose(label: string, name: string) {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveFocus());
}

/** Fills in all that a new address in Argentina needs. */
export async function fillAll() {
  fill();
  await choose('Provincia', 'Buenos Aires');
  await choose('Ciudad', 'La Plata');
}

export const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

/** The forms that are sent to a call. */
export function watchAddresses(call: 'new_address' | 'edit_address') {
  const sent: Record<string, string>[] = [];
  answerWith(
    http.post(`*/customer/${call}`, async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.clone().text())));
    }),
  );
  return sent;
}

/** Waits for the description of a field, which has its fault. */
export const described = (label: string, text: string) =>
  waitFor(() => expect(fieldOf(label)).toHaveAccessibleDescription(text));

/** The same for a form, which it waits for. */
export async function openAddressForm(path: string, options: Options = {}) {
  const view = await openAddresses(path, options);
  await screen.findByLabelText('Nombre');
  return view;
}
