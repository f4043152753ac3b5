import { textBundle } from './textBundle.ts';

/** Texts of the survey. */
export const surveyTexts = textBundle({
  survey: {
    title: 'Encuesta',
    question: '¿Cuánto nos recomendaría?',
    help: 'De 0, nada, a 10, mucho.',
    comment: 'Comentario (opcional)',
    left: (count: number) =>
      count === 0 ? 'No entran más letras.' : count === 1 ? 'Queda 1 letra.' : `Quedan ${count} letras.`,
    send: 'Enviar respuesta',
    missing: 'Elija un puntaje.',
    done: 'Gracias por su respuesta.',
  },
});
