import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { findField } from './openAccount.tsx';
import { typed as aCustomer } from './openRegister.tsx';
import { renderShop } from './renderShop.tsx';
import { openSignIn, signInAs } from './signInScreens.ts';
import { email, invalid, noEmail, person, refusing, type TestedForm, unanswered } from './testedForm.ts';

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
export const signInForms: readonly TestedForm[] = [
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
