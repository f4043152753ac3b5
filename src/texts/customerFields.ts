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
