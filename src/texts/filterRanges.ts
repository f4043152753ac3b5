import { textBundle } from './textBundle.ts';

/** Texts of range filters, by the unit of the range. */
export const filterRangesTexts = textBundle({
  ends: {
    least: 'Mínimo',
    most: 'Máximo',
  },
  price: {
    belowCheapest: (least: string) => `El precio mínimo no puede ser menor a ${least}.`,
    aboveDearest: (most: string) => `El precio máximo no puede ser mayor a ${most}.`,
    crossed: 'El precio mínimo no puede superar al máximo.',
    unreadable: (example: string) => `Ingrese el precio en números, por ejemplo ${example}.`,
  },
  percent: {
    belowCheapest: (least: string) => `El descuento mínimo no puede ser menor a ${least}.`,
    aboveDearest: (most: string) => `El descuento máximo no puede ser mayor a ${most}.`,
    crossed: 'El descuento mínimo no puede superar al máximo.',
    unreadable: (example: string) => `Ingrese un porcentaje sin decimales, por ejemplo ${example}.`,
  },
  number: {
    belowCheapest: (least: string) => `El mínimo no puede ser menor a ${least}.`,
    aboveDearest: (most: string) => `El máximo no puede ser mayor a ${most}.`,
    crossed: 'El mínimo no puede superar al máximo.',
    unreadable: (example: string) => `Ingrese un número sin decimales, por ejemplo ${example}.`,
  },
});
