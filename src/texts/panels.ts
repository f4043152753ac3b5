import { textBundle } from './textBundle.ts';

/** Texts of the panel in which developers put a scenario together, in mock builds. */
export const scenarioPanelTexts = textBundle({
  scenarioPanel: {
    title: 'Escenario',
    hint: 'Cada escenario parte de los datos iniciales y cierra la sesión. El enlace de «Abrir» lo contiene entero.',
    asIs: 'Sin cambios',
    persona: 'Persona',
    country: 'País',
    latency: 'Demora por llamada (ms)',
    call: 'Llamada que falla',
    fault: 'Cómo falla',
    item: 'Artículo',
    stock: 'Stock',
    clock: 'Hora del servidor (UTC)',
    open: 'Abrir',
    reset: 'Reiniciar',
  },
});

/** Texts of the flags that developers see and set in mock builds. */
export const flagsViewTexts = textBundle({
  flagsView: {
    title: 'Flags',
    hint: 'Lo que cambie vale en esta pestaña desde la página siguiente.',
  },
});

/** Texts of the list of events that developers see in mock builds. */
export const eventsViewTexts = textBundle({
  eventsView: {
    title: (count: number) => `Eventos: ${count}`,
    dataLayer: 'capa de datos',
    beacon: 'enviado',
  },
});
