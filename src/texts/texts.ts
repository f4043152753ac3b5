import { br } from './br.ts';
import type { Overrides, Texts } from './catalogue.ts';
import { esAr } from './esAr.ts';
import { esCl } from './esCl.ts';
import { esCo } from './esCo.ts';

function textsWith(overrides: Overrides): Texts {
  const places = Object.entries(esAr).map(([place, texts]) => [
    place,
    { ...texts, ...overrides[place as keyof Texts] },
  ]);
  return Object.fromEntries(places) as Texts;
}

const catalogues = { ar: esAr, cl: textsWith(esCl), co: textsWith(esCo), br: textsWith(br) };

/** The texts of a country; what it does not say itself is said as in Argentina (COUNTRY-09, COUNTRY-10). */
export function textsOf(country: keyof typeof catalogues): Texts {
  return catalogues[country];
}
