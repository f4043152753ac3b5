import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { aStatedCredit } from '#fixtures/credits.ts';
import { openField } from './couponField.ts';
import {
  account,
  digits,
  email,
  invalid,
  no2,
  noEmail,
  person,
  refusing,
  type TestedForm,
  unanswered,
} from './formChecks.ts';
import { findField } from './openAccount.tsx';
import { choose, openAddressForm, typed as anAddress } from './openAddresses.ts';
import { openEdit } from './openEdit.ts';
import { aReturn, openStep } from './openExchange.ts';
import { typed as aCustomer } from './openRegister.tsx';
import { bankData, openOwn } from './openOwn.ts';
import { renderShop } from './renderShop.tsx';
import { openSignIn, signInAs } from './signInScreens.ts';

const unknown = 'El E-mail no se encuentra registrado.';

const profile = {
  accessToken: 'EAAB1',
  idFacebook: '10158',
  email: '',
  gender: 'female',
  birthday: '1990-05-07',
  firstName: 'María José',
  lastName: 'Pérez',
  middleName: '',
};

/** The forms with which a customer signs in, or becomes one. */
const signInForms: readonly TestedForm[] = [
  {
    name: 'sign in',
    open: () => openSignIn('/login'),
    send: 'Ingresar',
    fields: { 'E-mail': email, Contraseña: ['current-password', '', 'password'] },
    wrong: noEmail,
    typed: { 'E-mail': 'nadie@mail.com', Contraseña: 'Clave123' },
    failures: [unanswered('customer/login'), { at: 'E-mail', text: unknown }],
  },
  {
    name: 'registration',
    open: () => openSignIn('/register'),
    send: 'Registrarse',
    fields: {
      'E-mail': email,
      Contraseña: ['new-password', '', 'password'],
      'Repetir contraseña': ['new-password', '', 'password'],
      ...person,
    },
    wrong: noEmail,
    typed: { ...aCustomer, 'E-mail': 'ana@vidriera.example' },
    choose: () => userEvent.click(screen.getByRole('radio', { name: 'Femenino' })),
    failures: [
      unanswered('customer/create'),
      { at: 'E-mail', text: 'El E-mail ya se encuentra registrado.' },
    ],
  },
  {
    name: 'recovery',
    open: () => openSignIn('/forgotpassword'),
    send: 'Enviar e-mail',
    fields: { 'E-mail': email },
    wrong: noEmail,
    typed: { 'E-mail': 'nadie@mail.com' },
    failures: [unanswered('customer/forgotpassword'), { at: 'E-mail', text: unknown }],
  },
  {
    name: 'social sign-up',
    async open() {
      renderShop({ visited: ['/registerFacebook'], social: () => Promise.resolve(profile) });
      await userEvent.click(await screen.findByRole('button', { name: 'Continuar con Facebook' }));
      await findField('E-mail');
    },
    send: 'Continuar',
    fields: { 'E-mail': ['email', 'email'] },
    wrong: noEmail,
    typed: { 'E-mail': 'maria@mail.com' },
    failures: [
      unanswered('customer/facebooklogin'),
      { cause: refusing('customer/facebooklogin', 'email'), at: 'E-mail', text: invalid },
    ],
  },
  {
    name: 'code of two-step authentication',
    async open() {
      await openSignIn('/login');
      await signInAs('segura');
      await findField('Código');
    },
    send: 'Verificar',
    fields: { Código: ['one-time-code', 'numeric'] },
    wrong: ['482', invalid],
    typed: { Código: '9999' },
    failures: [
      unanswered('customer/validatetwoauth'),
      { at: 'Código', text: 'El código ingresado no es válido.' },
    ],
  },
];

const passwordUnclear =
  'No recibimos la respuesta: su contraseña puede haber cambiado. Guarde otra vez para comprobarlo. Si no funciona, cierre la sesión e ingrese con la contraseña nueva, o recupérela.';

/** Every form of the shop with its own fields. */
export const everyForm: readonly TestedForm[] = [
  ...signInForms,
  {
    name: 'details of the customer',
    open: () => openEdit(),
    send: 'Guardar cambios',
    fields: {
      ...person,
      'Contraseña actual': ['current-password', '', 'password'],
      'Contraseña nueva': ['new-password', '', 'password'],
      'Repetir contraseña nueva': ['new-password', '', 'password'],
    },
    wrong: ['Ana2', no2],
    typed: {
      Nombre: 'Ana',
      'Contraseña actual': 'Otra1234',
      'Contraseña nueva': 'Clave456',
      'Repetir contraseña nueva': 'Clave456',
    },
    failures: [
      // Whether the password has changed is not known.
      { ...unanswered('customer/edit'), text: passwordUnclear },
      { at: 'Contraseña actual', text: invalid },
    ],
  },
  {
    name: 'address',
    open: () => openAddressForm('/account/addaddress'),
    send: 'Guardar',
    fields: {
      Nombre: ['given-name'],
      Apellido: ['family-name'],
      'Código de área': ['tel-area-code', 'numeric'],
      Teléfono: ['tel-local', 'tel'],
      'Otro teléfono (opcional)': ['off', 'tel'],
      'Código postal': ['postal-code', 'numeric'],
      Calle: ['address-line1'],
      Número: ['off'],
      'Piso, unidad o indicaciones (opcional)': ['address-line2'],
    },
    wrong: ['Ana2', no2],
    typed: { ...anAddress, 'Código postal': '2000' },
    async choose() {
      await choose('Provincia', 'Buenos Aires');
      await choose('Ciudad', 'La Plata');
    },
    failures: [
      unanswered('customer/new_address'),
      { at: 'Código postal', text: 'El código postal no pertenece a la región seleccionada.' },
    ],
  },
  {
    name: 'account for money that is returned',
    async open() {
      const credits = [aStatedCredit({ id_sales_rule: '8801', expiry_date: '' })];
      await openOwn('/account/credits/8801?return=1', 'a customer has credits', { credits });
      await findField('CBU');
    },
    send: 'Enviar solicitud',
    fields: account,
    wrong: ['Ana 2', no2],
    typed: bankData,
    choose: () => userEvent.click(screen.getByRole('radio', { name: 'Caja de ahorro' })),
    failures: [
      unanswered('order/processcredit'),
      { cause: refusing('order/processcredit', 'cbu'), at: 'CBU', text: /Ingrese un valor válido$/ },
    ],
  },
  {
    name: 'account in an exchange',
    async open() {
      await openStep('bank', { ...aReturn, method: 'bank_transfer' });
      await findField('CBU');
    },
    send: 'Continuar',
    fields: account,
    wrong: ['Ana 2', no2],
    typed: bankData,
    failures: [],
  },
  {
    name: 'order by code',
    async open() {
      renderShop();
      fireEvent.click(await screen.findByRole('button', { name: 'Comprar por código' }));
      await findField('Código del producto');
    },
    send: 'Agregar al carrito',
    fields: { 'Código del producto': ['off'], Cantidad: digits },
    wrong: ['zapatilla linda', invalid],
    typed: { 'Código del producto': 'QQ9999-1', Cantidad: '2' },
    failures: [{ text: 'No encontramos un producto con ese código.' }],
  },
  {
    name: 'coupon',
    open: () => openField(),
    send: 'Agregar',
    fields: { 'Código del cupón': ['off'] },
    typed: { 'Código del cupón': 'NADA99' },
    failures: [{ at: 'Código del cupón', text: /^El cupón/ }],
  },
];
