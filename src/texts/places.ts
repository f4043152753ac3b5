import { textBundle } from './textBundle.ts';

/** Texts of the fields that choose a region or a city; those of their sheet are in `placeSheet.ts`. */
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
