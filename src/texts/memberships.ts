import { textBundle } from './textBundle.ts';

/** Texts of the memberships. */
export const membershipsTexts = textBundle({
  memberships: {
    title: 'Mis membresías',
    none: 'No tiene membresías activas.',
    noneHint: 'Cuando tenga una, va a ver aquí sus beneficios y cupones.',
    until: (day: string) => `Vence el ${day}`,
    expired: (day: string) => `Venció el ${day}`,
    coupon: 'Su cupón',
    noContent: 'No se pudieron cargar los beneficios.',
  },
});
