import { textBundle } from './textBundle.ts';

/** Texts of the geolocation banner. */
export const cityBannerTexts = textBundle({
  cityBanner: {
    title: '¿A qué ciudad enviamos?',
    text: 'Vea cuándo llega.',
    choose: 'Elegir ciudad',
    close: 'Cerrar',
  },
});
