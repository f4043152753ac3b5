import { textBundle } from './textBundle.ts';

/** Texts of the question for consent (TRACK-38). */
export const consentTexts = textBundle({
  consent: {
    question: 'Usamos cookies de medición para mejorar su experiencia.',
    accept: 'Aceptar',
    refuse: 'Rechazar',
  },
});
