import { plural, textBundle } from './textBundle.ts';

export const signInTexts = textBundle({
  signIn: {
    merged: (count: number) =>
      `Sumamos ${plural(count, 'producto', 'productos')} que ya tenía en su carrito.`,
  },
});

/** Flash messages about the session: ERR-14, ERR-58, ERR-59, ERR-63, ERR-66 to ERR-68, ACC-07. */
export const sessionNoticesTexts = textBundle({
  sessionNotices: {
    expired: 'Error de autorización. Ingrese nuevamente.',
    recovery: 'Te hemos enviado un email para recuperar tu contraseña.',
    registered: 'Usuario registrado exitosamente.',
    loggedOut: 'Sesión cerrada.',
    edited: 'Datos actualizados exitosamente.',
    deviceDeleted: 'Dispositivo eliminado exitosamente.',
    twoStepDisabled: 'Verificación en dos pasos desactivada exitosamente.',
    deviceAuthenticated: 'Dispositivo autenticado exitosamente.',
  },
});
