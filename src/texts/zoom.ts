import { textBundle } from './textBundle.ts';

/** Texts of the enlarged pictures of a product. */
export const zoomTexts = textBundle({
  zoom: {
    title: 'Fotos ampliadas',
    picture: 'foto',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    larger: 'Acercar',
    smaller: 'Alejar',
  },
});
