import { textBundle } from './textBundle.ts';

export const helpTexts = textBundle({
  help: {
    title: 'Ayuda',
    search: 'Buscar en la ayuda',
    notFound: 'Ninguna pregunta coincide con su búsqueda.',
    none: 'Todavía no hay preguntas.',
    noAnswer: 'No se pudo cargar la respuesta.',
  },
});

export const newsletterTexts = textBundle({
  newsletter: {
    title: 'Newsletter',
    help: 'Si cancela su suscripción, no le enviaremos más novedades a su e-mail.',
    send: 'Cancelar suscripción',
    done: 'Su suscripción fue cancelada.',
  },
});

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

export const brandsTexts = textBundle({
  brands: {
    title: 'Marcas',
    search: 'Buscar una marca',
    notFound: 'Ninguna marca coincide con su búsqueda.',
    none: 'Todavía no hay marcas.',
    more: 'Ver más marcas',
  },
});

export const menuTexts = textBundle({
  menu: {
    all: (name: string) => `Ver todo ${name}`,
    empty: 'Todavía no hay categorías.',
    account: 'Mi cuenta',
    help: 'Ayuda',
    country: 'País',
  },
});
