import type { ReturnWay } from '#schemas/exchangeShapes.ts';

/** The ways in which articles come back, in the order in which they are offered. */
export const returnWayNames: readonly ReturnWay[] = ['home_pickup', 'branch_dropoff'];
