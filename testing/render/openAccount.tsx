import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aStatedCustomer } from '#fixtures/customer.ts';
import type { CountryCode } from '#countries/country.ts';
import type { StateName, StateParams } from '#mocks/states.ts';
import { fakeBrowser, memoryStorage, memoryTab } from '#testing/fakeBrowser.ts';
import { given, renderShop } from './renderShop.tsx';

/** The id of the browser in which the customer has logged in. */
const ownFingerprint = '6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10';

type Stated = ReturnType<typeof aStatedCustomer>;

/** The parameters of a state with a customer who has logged in from this browser. */
export const signedInAs = (overrides: Partial<Stated> = {}) => ({
  customer: { ...aStatedCustomer(), ...overrides },
  token: 'tok-140',
  fingerprint: ownFingerprint,
});

/** Renders the shop at a screen of the account, for a customer who has logged in on an earlier visit; `stored` is what else the device has, `children` comes in place of the shell. */
export async function openAccount<Name extends StateName>(
  path: string,
  [state, params]: [Name, StateParams<Name>],
  country: CountryCode = 'ar',
  twoStepSetting = 'on',
  stored: Record<string, string> = {},
  children?: ReactNode,
) {
  await given(state, params, country);
  const browser = fakeBrowser(
    memoryStorage({ ...stored, keep_session: '1', device_fingerprint: ownFingerprint }),
  );
  browser.jar.set('session-id', 'm1');
  browser.jar.set('access_token', aStatedCustomer().id_hash);
  const { storage, cookies, setCookie } = browser;
  const view = renderShop({
    country,
    twoStepSetting,
    storage,
    cookies,
    setCookie,
    tab: memoryTab(),
    visited: ['/', path],
    children,
  });
  return { ...view, ...browser };
}

/** The same for María José, with other details where given. */
export const openAs = (path: string, overrides: Partial<Stated> = {}, country: CountryCode = 'ar') =>
  openAccount(path, ['a customer is signed in', signedInAs(overrides)], country);

/** A field by its label, once its form is there. */
export const findField = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
