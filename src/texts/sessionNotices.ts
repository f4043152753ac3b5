import { textBundle } from './textBundle.ts';

/** What is said once about the session: ERR-14, ERR-58, ERR-59, ERR-66 and ERR-68. */
export const sessionNoticesTexts = textBundle({
  sessionNotices: {
    expired: 'Error de autorización. Ingrese nuevamente.',
    recovery: 'Te hemos enviado un email para recuperar tu contraseña.',
    registered: 'Usuario registrado exitosamente.',
    loggedOut: 'Sesión cerrada.',
    deviceAuthenticated: 'Dispositivo autenticado exitosamente.',
  },
});
