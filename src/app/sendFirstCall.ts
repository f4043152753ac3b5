import { base, firstPicture, hostsIn, isUsual, requestTo } from 'virtual:first-call';
import { type EarlyCall, sendEarly } from '#api/earlyCall.ts';
import type { Environment } from '#countries/hosts.ts';
import { stores } from '#countries/stores.ts';
import { countryNamed, countryOfHost } from '#rules/countryChoice.ts';
import { countryEntry } from './visitCountry.ts';

declare global {
  /** Left for the shop's own script, which takes it over; absent where the page has sent no call. */
  var earlyCall: EarlyCall | undefined;
}

/** The block `config` as it is meant to be: what stands there otherwise leads to an error or to the default. */
export interface GivenConfig {
  environment?: Environment;
  hosts?: { api?: string; bff?: string };
  homeKey?: unknown;
}

// This script stands in the page itself: it sends the first call of the screen while the shop's script is on its way,
// and then asks for the first picture of the answer. Every byte of it holds up the page, so it knows usual visits alone;
// any other is left to the shop, and so is what goes wrong here.
try {
  const text = (document.getElementById('config') as HTMLElement).textContent;
  if (!location.search && !(countryEntry in sessionStorage) && isUsual(text)) {
    const config = JSON.parse(text) as GivenConfig;
    const setting = import.meta.env.VITE_COUNTRY;
    const country = (setting && countryNamed(setting)) || countryOfHost(location.hostname);
    const host = config.hosts?.[base] ?? hostsIn(country)[config.environment ?? 'development'];
    const request = requestTo(host.replace(/\/$/, ''), stores[country], config);
    const early = sendEarly(request, Date.now());
    globalThis.earlyCall = early;
    early.response
      // The body is read from a copy: the answer itself is the shop's to read.
      .then((answer) => answer.clone().json())
      .then((reply) => (early.picture = Object.assign(new Image(), firstPicture(reply as never))))
      .catch(() => undefined);
  }
} catch {
  // The shop asks for itself.
}
