import { textBundle } from './textBundle.ts';

/** Refusals of the server when signing in, registering, editing and verifying in two steps. */
export const sessionMessagesTexts = textBundle({
  sessionMessages: {
    wrongCredentials: 'E-mail o contraseña incorrectos.',
    unknownEmail: 'El E-mail no se encuentra registrado.',
    usedEmail: 'El E-mail ya se encuentra registrado.',
    reviewData: 'Revise los datos ingresados.',
    enablingFailed: 'No se pudo activar la verificación en dos pasos.',
    disablingFailed: 'No se pudo desactivar la verificación en dos pasos.',
    wrongCode: 'El código ingresado no es válido.',
    editUnclear:
      'No recibimos la respuesta: no sabemos si sus datos fueron actualizados. Revise su cuenta antes de guardar otra vez.',
    registrationUnclear:
      'No recibimos la respuesta: no sabemos si su cuenta fue creada. Antes de registrarse otra vez, intente ingresar con su E-mail y su contraseña.',
    passwordUnclear:
      'No recibimos la respuesta: su contraseña puede haber cambiado. Guarde otra vez para comprobarlo. Si no funciona, cierre la sesión e ingrese con la contraseña nueva, o recupérela.',
  },
});

/** Texts of the code of two-step authentication. */
export const twoStepTexts = textBundle({
  twoStep: {
    title: 'Ingrese el código',
    help: 'Le enviamos un código de 4 dígitos por e-mail.',
    code: 'Código',
    send: 'Verificar',
    resend: 'Enviar otro código',
    resent: 'Le enviamos otro código.',
  },
});
