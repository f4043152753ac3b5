import { expect, test } from 'vitest';
import { formFaultsTexts } from './customerFields.ts';
import { sessionMessagesTexts } from './sessionMessages.ts';

const { formFaults } = formFaultsTexts('ar');
const { sessionMessages } = sessionMessagesTexts('ar');

test('VAL-03, VAL-08, VAL-13: the fault of an e-mail, a password, a date of birth', () => {
  expect(formFaults.email).toBe('Ingrese una dirección de E-mail válida');
  expect(formFaults.password).toBe('La contraseña debe tener entre 6 y 15 caracteres válidos.');
  expect(formFaults.birthDate).toBe('Por favor, ingrese una fecha de nacimiento valida');
});

test('VAL-15, VAL-31, SESS-30: the fault of an empty field, of a document, of a confirmation', () => {
  expect(formFaults.required).toBe('Campo obligatorio');
  expect(formFaults.refusedSign('-')).toBe('Este campo no acepta «-».');
  expect(formFaults.invalid).toBe('Ingrese un valor válido');
  expect(formFaults.passwordsDiffer).toBe('Las contraseñas no coinciden.');
});

test('ERR-42, ERR-43, ERR-44: the refusals of two steps', () => {
  expect(sessionMessages).toMatchObject({
    enablingFailed: 'No se pudo activar la verificación en dos pasos.',
    disablingFailed: 'No se pudo desactivar la verificación en dos pasos.',
    wrongCode: 'El código ingresado no es válido.',
  });
});
