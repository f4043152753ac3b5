import type * as v from 'valibot';
import type { place } from './shell.ts';

/** The chosen delivery location: ids of region and city (GEO-01). */
export type CityRegion = v.InferOutput<typeof place>;
