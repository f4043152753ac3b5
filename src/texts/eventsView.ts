import { textBundle } from './textBundle.ts';

/** Texts of the list of events that developers see in mock builds. */
export const eventsViewTexts = textBundle({
  eventsView: {
    title: (count: number) => `Eventos: ${count}`,
    dataLayer: 'capa de datos',
    beacon: 'enviado',
  },
});
