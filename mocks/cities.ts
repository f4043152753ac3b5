import { getCities } from '#schemas/places.ts';
import { found, handle } from './handle.ts';

export const cityHandlers = [
  handle(getCities, ({ session }) => ({
    ...found,
    data: { cities: session.cities.list().map(({ place: _place, ...city }) => city) },
  })),
];
