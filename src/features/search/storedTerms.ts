import { deviceList } from '#flows/device/deviceList.ts';
import { parseTerms } from '#rules/search/terms.ts';

/** The terms of the last searches on this device, newest first; nothing else reads or sends them (FIND-04). */
export const storedTerms = deviceList('recent_terms', parseTerms);
