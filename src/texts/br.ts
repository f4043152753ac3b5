import type { Overrides } from './catalogue.ts';

/** What Brazil says otherwise, in Spanish like the rest (COUNTRY-02, COUNTRY-11). */
export const br: Overrides = {};
