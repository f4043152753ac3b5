import type { FieldFault } from '#schemas/forms/fields.ts';
import { textBundle } from './textBundle.ts';

/** The fields by which a customer signs in and registers. */
export const customerFieldsTexts = textBundle({
  customerFields: {
    email: 'E-mail',
    password: 'Contraseña',
    repeatPassword: 'Repetir contraseña',
    passwordRules: 'De 6 a 15 caracteres: letras, números y los signos ! @ # $ % ^ & * ? _ ~ / -',
    showPassword: 'Mostrar',
    showPasswordLabel: 'Mostrar contraseña',
    hidePassword: 'Ocultar',
    hidePasswordLabel: 'Ocultar contraseña',
    firstName: 'Nombre',
    middleName: 'Segundo nombre (opcional)',
    lastName: 'Apellido',
    documentType: 'Tipo de documento',
    documentNumber: 'Número de documento',
    documentOf: (type: string) => `Número de ${type}`,
    reviewNumber: 'Revise el número ingresado.',
    birthDate: 'Fecha de nacimiento',
    day: 'Día',
    month: 'Mes',
    year: 'Año',
    gender: 'Género',
    female: 'Femenino',
    male: 'Masculino',
  },
});

/** Why a field of a form is refused, by the key that its schema gives. */
export const formFaultsTexts = textBundle({
  formFaults: {
    required: 'Campo obligatorio',
    invalid: 'Ingrese un valor válido',
    email: 'Ingrese una dirección de E-mail válida',
    password: 'La contraseña debe tener entre 6 y 15 caracteres válidos.',
    passwordsDiffer: 'Las contraseñas no coinciden.',
    // Without the accent on 'valida', as the shop's texts have it (VAL-13).
    birthDate: 'Por favor, ingrese una fecha de nacimiento valida',
    refusedSign: (sign) => `Este campo no acepta «${sign}».`,
  } satisfies Record<FieldFault, string> & Record<'refusedSign', (sign: string) => string>,
});
