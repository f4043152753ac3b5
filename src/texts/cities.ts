import { textBundle } from './textBundle.ts';

/** Texts of the fields that choose a region or a city. */
export const citiesTexts = textBundle(
  {
    cities: {
      region: 'Provincia',
      city: 'Ciudad',
      choose: 'Elegir',
      first: (label: string) => `Primero complete: ${label}`,
      none: 'Sin ciudad',
    },
  },
  {
    cl: { cities: { region: 'Región' } },
    co: { cities: { region: 'Departamento' } },
    br: { cities: { region: 'Estado' } },
  },
);

/** Texts of the sheets that choose a region or a city. */
export const citySearchTexts = textBundle({
  citySearch: {
    search: (label: string) => `Buscar ${label.toLowerCase()}`,
    noCities: 'No hay ciudades para elegir.',
    notFound: 'No encontramos ese nombre.',
    more: 'Mostrar más',
    without: 'Continuar sin ciudad',
    withoutHint: 'Puede guardar la dirección sin ciudad.',
    typedIsSafe: 'Lo que ya escribió sigue en el formulario.',
    locationIsSafe: 'Su lugar de entrega sigue como estaba.',
  },
});
