import { getRegions } from '#schemas/places.ts';
import { found, handle } from './handle.ts';

export const regionHandlers = [
  handle(getRegions, ({ session }) => ({ ...found, data: { regions: session.regions.list() } })),
];
