import { textBundle } from './textBundle.ts';

/** Texts of the choice of a region or a city. */
export const placesTexts = textBundle({
  places: {
    choose: 'Elegir',
    search: (label: string) => `Buscar ${label.toLowerCase()}`,
    first: (label: string) => `Primero complete: ${label}`,
    noCities: 'No hay ciudades para elegir.',
    notFound: 'No encontramos ese nombre.',
    more: 'Mostrar más',
    without: 'Continuar sin ciudad',
    withoutHint: 'Puede guardar la dirección sin ciudad.',
    none: 'Sin ciudad',
  },
});
