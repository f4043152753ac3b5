import type { CityRegion } from '#schemas/persisted.ts';

/** Whether two locations are the same city of the same region; undefined is none. */
export const isSamePlace = (one: CityRegion | undefined, other: CityRegion | undefined): boolean =>
  one?.region === other?.region && one?.city === other?.city;
