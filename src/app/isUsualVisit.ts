import type { Settings } from '#rules/settings.ts';

/** What makes the shop's own call of a list or a product another one: the legacy source, a place, an order of its own. */
const unusual = /"backend_for_frontend":"off"|pwa-geolocation=|custom_filter_sorting=/;

function keptFlags(): string {
  try {
    return localStorage.getItem('flags') ?? '';
  } catch {
    return '';
  }
}

/** Whether lists and products are asked for as by anybody, as far as deployment and device tell (CAT-22, CAT-28, CAT-37). */
export const isUsualVisit = ({ flags }: Settings): boolean =>
  !unusual.test(`${JSON.stringify(flags)}${keptFlags()}${document.cookie}`);
