/** Loads the late chunk: all that the first paint does not need, in one file. */
export const loadLate = () => import('./late.ts');
