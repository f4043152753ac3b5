import { getRegions } from '#schemas/regions.ts';
import { found, handle } from './handle.ts';

export const regionHandlers = [
  handle(getRegions, ({ session }) => ({ ...found, data: { regions: session.regions.list() } })),
];
