import { textBundle } from './textBundle.ts';

/** Texts of the fields that choose a region or a city. */
export const placesTexts = textBundle(
  {
    places: {
      region: 'Provincia',
      city: 'Ciudad',
      choose: 'Elegir',
      first: (label: string) => `Primero complete: ${label}`,
      none: 'Sin ciudad',
    },
  },
  {
    cl: { places: { region: 'Región' } },
    co: { places: { region: 'Departamento' } },
    br: { places: { region: 'Estado' } },
  },
);

/** Texts of the sheets that choose a region or a city. */
export const placeSheetTexts = textBundle({
  placeSheet: {
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
