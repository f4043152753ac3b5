import { citiesOf } from '#fixtures/cities.ts';
import { getCities } from '#schemas/cities.ts';
import { found, handle } from './handle.ts';

export const cityHandlers = [
  handle(getCities, ({ session }) => ({
    ...found,
    data: { cities: citiesOf(session.country) },
  })),
];
