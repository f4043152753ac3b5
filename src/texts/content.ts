import { textBundle } from './textBundle.ts';

/** Texts of the help. */
export const helpTexts = textBundle({
  help: {
    title: 'Ayuda',
    search: 'Buscar en la ayuda',
    notFound: 'Ninguna pregunta coincide con su búsqueda.',
    none: 'Todavía no hay preguntas.',
    noAnswer: 'No se pudo cargar la respuesta.',
  },
});

/** Texts of the end of a subscription. */
export const newsletterTexts = textBundle({
  newsletter: {
    title: 'Newsletter',
    help: 'Si cancela su suscripción, no le enviaremos más novedades a su e-mail.',
    send: 'Cancelar suscripción',
    done: 'Su suscripción fue cancelada.',
  },
});

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
