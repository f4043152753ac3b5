import { screen } from '@testing-library/react';
import { toCustomer } from '#api/customer.ts';
import { BankForm } from '#commerce/form/BankForm.tsx';
import type { CountryCode } from '#countries/country.ts';
import { AddressForm } from '#features/addresses/AddressForm.tsx';
import { newAddress } from '#features/addresses/addressValues.ts';
import { RegisterForm } from '#features/register/RegisterScreen.tsx';
import { aKnownCustomer } from '#fixtures/customer.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { whenDecided } from './settled.ts';
import { digits, type FieldHints } from './formChecks.ts';
import { typed as anAddress } from './openAddresses.ts';
import { typed as aCustomer } from './openRegister.tsx';
import { renderShop } from './renderShop.tsx';
import { formEntry } from './signInScreens.ts';

/** A field that another country has differently: its keyboard, what does not fit there, and what does. */
export type CountryField = readonly [label: string, hints: FieldHints, wrong: string, right: string];

/** A number with a letter at its end. */
const rut: FieldHints = ['off', 'text'];
const phone: FieldHints = ['tel-national', 'tel'];
const otherPhone: FieldHints = ['off', 'tel'];
const postcode: FieldHints = ['postal-code', 'numeric'];

/** The forms that differ by country, by the text of their button. */
export type CountryForms = Readonly<
  Record<'Registrarse' | 'Guardar' | 'Enviar solicitud', readonly CountryField[]>
>;

/** What is different in the forms of other countries than Argentina, in the order of each form. */
export const formsOfCountries: Readonly<Record<Exclude<CountryCode, 'ar'>, CountryForms>> = {
  cl: {
    Registrarse: [['Número de RUT', rut, '12.345', '12.345.678-5']],
    Guardar: [
      ['Teléfono', phone, '4567890', '912345678'],
      ['Otro teléfono (opcional)', otherPhone, '4567890', '2 2345 6789'],
      ['Código postal', postcode, '1900', '8320000'],
    ],
    'Enviar solicitud': [
      ['RUT del titular', rut, '12.345', '12.345.678-5'],
      ['Número de cuenta', digits, '12A', '0012345678'],
    ],
  },
  co: {
    Registrarse: [['Número de documento', digits, '12345', '1.234.567.890']],
    Guardar: [
      ['Teléfono', phone, '4567890', '300 123 4567'],
      ['Otro teléfono (opcional)', otherPhone, '4567890', '3001234567'],
    ],
    'Enviar solicitud': [
      ['Número de documento del titular', digits, '12345', '1.234.567.890'],
      ['Número de cuenta', digits, '12A', '0012345678'],
    ],
  },
  br: {
    Registrarse: [['Número de CPF', digits, '529.982', '529.982.247-25']],
    Guardar: [
      ['Teléfono', phone, '4567890', '11 91234-5678'],
      ['Otro teléfono (opcional)', otherPhone, '4567890', '1132345678'],
      ['Código postal', postcode, '1900', '01310-100'],
    ],
    'Enviar solicitud': [
      ['CPF del titular', digits, '529.982', '529.982.247-25'],
      ['Número de cuenta', digits, '12A', '0012345678'],
    ],
  },
};

const { 'Número de DNI': _dni, ...customer } = aCustomer;
const { 'Código de área': _area, 'Código postal': _postcode, ...address } = anAddress;

/** What else is typed into each of them. */
export const typedThere: Readonly<Record<keyof CountryForms, Readonly<Record<string, string>>>> = {
  Registrarse: customer,
  Guardar: address,
  'Enviar solicitud': {
    'Nombre y apellido del titular': 'María José Pérez',
    'E-mail del titular': 'maria@mail.com',
  },
};

/** What a server does not accept of each: the document, the phone, and the account. */
const wrong = {
  Registrarse: ['identification'],
  Guardar: ['phone'],
  'Enviar solicitud': ['account_number'],
};

/** Which of its fields that is. */
export const refusedThere = (forms: CountryForms, form: keyof CountryForms) =>
  forms[form][form === 'Enviar solicitud' ? 1 : 0]?.[0] ?? '';

const place = { fk_customer_address_region: '5', fk_customer_address_city: '120' };

/** Opens all of them at once, on a server that refuses what they send. */
export async function openForms(country: CountryCode) {
  const errors = wrong['Enviar solicitud'].map((field) => ({ code: 'INVALID', field, message: '' }));
  const { store } = renderShop({
    country,
    children: (
      <>
        <RegisterForm
          entry={formEntry}
          onSend={() =>
            Promise.resolve({
              kind: 'failed',
              message: { refusal: 'reviewData' },
              wrong: wrong.Registrarse,
            })
          }
        />
        <AddressForm
          title="Dirección"
          first={{ ...newAddress(true), ...place }}
          onSend={() => Promise.resolve({ kind: 'refused', text: 'Revise.', wrong: wrong.Guardar })}
        />
        <BankForm
          name="credit"
          amount={100}
          onSend={() => Promise.resolve({ error: { code: 'refused', errors } })}
          readAmount={() => Promise.resolve(100)}
          onDone={() => undefined}
        />
      </>
    ),
  });
  await whenDecided(store);
  const { bank_data: _bank, ...known } = toCustomer(aKnownCustomer());
  store.dispatch(loginSucceeded({ ...known, keepSession: false, buyerType: 'existing customer' }));
  return (button: string) => {
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: button });
    if (form === null) throw new Error(`${button} is in no form.`);
    return form;
  };
}
