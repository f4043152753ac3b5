import { regionsOf } from '#fixtures/regions.ts';
import { getRegions } from '#schemas/regions.ts';
import { found, handle } from './handle.ts';

export const regionHandlers = [
  handle(getRegions, ({ session }) => ({
    ...found,
    data: { regions: regionsOf(session.country) },
  })),
];
