import { base, hostsIn, isDefault, requestTo, showPicture } from 'virtual:first-call';
import { type EarlyCall, sendEarly } from '#api/transport/earlyCall.ts';
import { countryEntry } from '#app/start/visitCountry.ts';
import type { Environment } from '#countries/hosts.ts';
import { stores } from '#countries/stores.ts';
import { parseCountry, countryOfHost } from '#rules/start/countryChoice.ts';

declare global {
  /** For the shop's script, which takes the call over; absent if the page has sent none. */
  var earlyCall: EarlyCall | undefined;
}

/** The block `config` if it is valid; any other content leads to an error or to the defaults. */
export interface GivenConfig {
  environment?: Environment;
  hosts?: { api?: string; bff?: string };
  homeKey?: unknown;
}

// This script is inline, after what it reads: it sends the first call of the screen while the shop's script is loading,
// and then shows the first picture of the answer. Every byte of it delays the page, so it only handles default visits;
// all others, and all failures, are left to the shop.
try {
  const text = (document.getElementById('config') as HTMLElement).textContent;
  if (!location.search && !(countryEntry in sessionStorage) && isDefault(text)) {
    const config = JSON.parse(text) as GivenConfig;
    const setting = import.meta.env.VITE_COUNTRY;
    const country = (setting && parseCountry(setting)) || countryOfHost(location.hostname);
    const host = config.hosts?.[base] ?? hostsIn(country)[config.environment ?? 'development'];
    const request = requestTo(host.replace(/\/$/, ''), stores[country], config);
    // A server may have written the answer into the page. One that is opened again from history may be old.
    const answer = !history.state && document.getElementById('answer')?.textContent;
    const early = sendEarly(request, Date.now(), answer);
    globalThis.earlyCall = early;
    early.response
      // The body is read from a copy: the answer itself is the shop's to read.
      .then((answer) => answer.clone().json())
      // The page has no other picture than the first one.
      .then((reply) => showPicture(document.images[0] as HTMLImageElement, reply as never))
      .catch(() => undefined);
  }
} catch {
  // The shop sends its own call.
}
