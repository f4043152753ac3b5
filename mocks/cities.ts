import { citiesOf } from '#fixtures/cities.ts';
import { getCities } from '#schemas/cities.ts';
import { found, handle } from './handle.ts';

/** The handler of the cities. */
export const cityHandlers = [
  handle(getCities, ({ session }) => ({
    ...found,
    data: { cities: citiesOf(session.country) },
  })),
];
