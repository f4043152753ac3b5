import { describe, expect, test } from 'vitest';
import type { Problem, ProblemCode } from '#schemas/problem.ts';
import { sessionMessagesTexts } from '#texts/sessionMessages.ts';
import {
  editMessage,
  endsSession,
  loginMessage,
  resetMarker,
  type SessionMessage,
  twoStepMessage,
} from './sessionMessage.ts';

const failure = (message: string, code: ProblemCode = 'refused', status?: number): Problem => ({
  code,
  message,
  errors: [],
  ...(status === undefined ? {} : { status }),
});

/** The text of a refusal, as the shopper reads it. */
const textOf = (message: SessionMessage) =>
  'refusal' in message ? sessionMessagesTexts('ar').sessionMessages[message.refusal] : message;

describe('the message of a failed login', () => {
  test.each([
    ['ERR-16', 'Required username and password', 'E-mail o contraseña incorrectos.'],
    ['ERR-17', 'Email not registered.', 'El E-mail no se encuentra registrado.'],
    ['ERR-18', 'This email is already in use.', 'El E-mail ya se encuentra registrado.'],
    ['ERR-19', 'Errors in customer data.', 'Revise los datos ingresados.'],
  ])('%s: %j reads %j', (_id, message, text) => {
    expect(textOf(loginMessage(failure(message), true))).toBe(text);
    expect(textOf(loginMessage(failure(message, 'server', 500), false))).toBe(text);
  });

  test.each([
    'Cuenta bloqueada.',
    'Invalid identification.',
    'Email not registered',
    'required username and password',
    'toString',
    '__proto__',
    '<b>x</b>',
  ])('ERR-20: %j is passed on', (message) => {
    expect(loginMessage(failure(message), true)).toEqual({ text: message });
  });

  test.each([
    ['ERR-04', 'Something went wrong.', 'refused', true, 'generic'],
    ['ERR-04', 'Bad response from server', 'refused', true, 'generic'],
    ['ERR-04', '', 'refused', true, 'generic'],
    ['ERR-12', 'upstream timed out', 'server', true, 'generic'],
    ['ERR-12', 'Expected string', 'schema', true, 'generic'],
    ['ERR-15', 'Something went wrong.', 'network', false, 'offline'],
    ['ERR-15', 'Something went wrong.', 'timeout', false, 'offline'],
    ['ERR-12', 'Something went wrong.', 'timeout', true, 'generic'],
    ['ERR-08, ERR-14', 'Requested token not found.', 'refused', true, 'authorization'],
    ['ERR-08, ERR-14', 'Requested token not found.', 'refused', false, 'authorization'],
  ] as const)(
    '%s: %j of a %s call with network %s reads the %s text',
    (_ids, message, code, online, error) => {
      expect(loginMessage(failure(message, code), online)).toEqual({ error });
    },
  );

  test('ERR-12: an answer 404 to a login is no missing page', () => {
    expect(loginMessage(failure('', 'refused', 404), true)).toEqual({ error: 'generic' });
    expect(loginMessage(failure('', 'refused', 401), true)).toEqual({ error: 'authorization' });
  });
});

test.each([
  ['Unauthorized', 401, 'authorization'],
  ['unauthorised.', 401, 'authorization'],
  [' Forbidden ', 403, 'authorization'],
  ['Bad Request', 400, 'generic'],
  ['Too Many Requests', 429, 'generic'],
  ['Unprocessable Entity', 422, 'generic'],
  ['Not Found', 404, 'generic'],
] as const)(
  'ERR-12, ERR-14, ERR-20: %j with status %i is what HTTP calls it, and no message of a login',
  (message, status, error) => {
    expect(loginMessage(failure(message, 'refused', status), true)).toEqual({ error });
  },
);

test.each([
  ['Unauthorized', 200],
  ['Unauthorized device.', 401],
  ['Cuenta bloqueada.', 401],
  ['Cliente not found', 404],
  ['Too many requests: wait', 429],
] as const)('ERR-20: %j with status %i is one', (message, status) => {
  expect(loginMessage(failure(message, 'refused', status), true)).toEqual({ text: message });
});

test.each([
  ['ERR-18', 'This email is already in use.', 'El E-mail ya se encuentra registrado.'],
  ['ERR-19', 'Errors in customer data.', 'Revise los datos ingresados.'],
  ['ERR-12', 'Invalid identification.', { error: 'generic' }],
  ['ERR-12', 'toString', { error: 'generic' }],
  ['ERR-08, ERR-14', 'Requested token not found.', { error: 'authorization' }],
])('%s: of an edit that is answered %j', (_ids, message, text) => {
  expect(textOf(editMessage(failure(message), true))).toEqual(text);
  if (typeof text !== 'string') return;
  expect(textOf(editMessage(failure(message, 'server', 500), false))).toEqual(text);
});

test('ERR-15, ERR-24: of an edit without network, and of one that HTTP refuses', () => {
  expect(editMessage(failure('Something went wrong.', 'network'), false)).toEqual({ error: 'offline' });
  expect(editMessage(failure('Unauthorized', 'refused', 401), true)).toEqual({ error: 'authorization' });
});

describe('the message of two steps', () => {
  test('ERR-12: of a device that could not be removed', () => {
    expect(twoStepMessage('deleteDevice', failure('Device not found.'), true)).toEqual({ error: 'generic' });
  });

  test.each([
    ['ERR-42', 'enable', 'No se pudo activar la verificación en dos pasos.'],
    ['ERR-43', 'disable', 'No se pudo desactivar la verificación en dos pasos.'],
    ['ERR-44', 'validate', 'El código ingresado no es válido.'],
  ] as const)('%s: a refusal of %s', (_id, call, text) => {
    expect(textOf(twoStepMessage(call, failure('Invalid code.'), true))).toBe(text);
    expect(textOf(twoStepMessage(call, failure(''), false))).toBe(text);
  });

  test.each([
    ['ERR-15', 'Something went wrong.', 'network', false, 'offline'],
    ['ERR-12', 'Something went wrong.', 'server', true, 'generic'],
    ['ERR-12', 'Something went wrong.', 'timeout', true, 'generic'],
    ['ERR-08, ERR-14', 'Requested token not found.', 'refused', true, 'authorization'],
  ] as const)(
    '%s: %j of a %s call with network %s reads the %s text',
    (_ids, message, code, online, error) => {
      for (const call of ['enable', 'disable', 'validate'] as const)
        expect(twoStepMessage(call, failure(message, code), online)).toEqual({ error });
    },
  );

  test.each([
    ['ERR-14', 'Something went wrong.', 401, { error: 'authorization' }],
    ['ERR-12', 'Something went wrong.', 400, { error: 'generic' }],
    ['ERR-44', 'Invalid code.', 400, { refusal: 'wrongCode' }],
    ['ERR-44', 'Something went wrong.', 200, { refusal: 'wrongCode' }],
  ] as const)('%s: %j with status %s', (_id, message, status, text) => {
    expect(twoStepMessage('validate', failure(message, 'refused', status), true)).toEqual(text);
  });
});

test('SESS-10: the reset marker', () => {
  expect(resetMarker).toBe('Requested token not found.');
});

test.each([
  ['Requested token not found.', true],
  ['Requested token not found', false],
  ['Requested token not found. Retry.', false],
  [' Requested token not found.', false],
  ['requested token not found.', false],
  ['Autologin hash not found.', false],
  ['Invalid code.', false],
  ['Cart not found', false],
  ['Something went wrong.', false],
  ['', false],
])('SESS-09, SESS-46: %j ends the session: %s', (message, ends) => {
  expect(endsSession(failure(message))).toBe(ends);
  expect(endsSession(failure(message, 'server', 500))).toBe(ends);
});
