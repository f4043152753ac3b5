import { textBundle } from './textBundle.ts';

/** Texts of the delivery location and of delivery to it. */
export const locationTexts = textBundle({
  location: {
    title: 'Elija su ciudad',
    save: 'Guardar',
    here: 'Usar mi ubicación',
    denied: 'No tenemos permiso para ver su ubicación. Elija su ciudad en la lista.',
    notFound: 'No encontramos su ubicación. Elija su ciudad en la lista.',
    tooFar: 'No hay una ciudad con envíos a menos de 100 km de su ubicación. Elija una de la lista.',
    noRegions: 'Por ahora no hay ciudades para elegir.',
    noCities: 'Por ahora no hay ciudades con envíos aquí.',
    without: 'Continuar sin ciudad',
    choose: 'Elegir ciudad',
    change: 'Cambiar ciudad',
    unknown: 'Vea cómo y cuándo llega a su ciudad',
    deliveryIn: (city = 'su ciudad') => `Entrega en ${city}`,
    noMethods: 'Sin envíos a esta ciudad.',
    failed: 'No pudimos consultar los envíos.',
    free: 'Gratis',
    days: (least: number, most: number) =>
      least === most ? `${most} ${most === 1 ? 'día' : 'días'}` : `de ${least} a ${most} días`,
  },
});
