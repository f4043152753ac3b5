import { textBundle } from './textBundle.ts';

/** Texts of the survey. */
export const surveyTexts = textBundle({
  survey: {
    title: 'Encuesta',
    question: '¿Cuánto nos recomendaría?',
    help: 'De 0, nada, a 10, mucho.',
    comment: 'Comentario (opcional)',
    send: 'Enviar respuesta',
    missing: 'Elija un puntaje.',
    done: 'Gracias por su respuesta.',
  },
});
