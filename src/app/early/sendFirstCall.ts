import { base, hostsIn, isDefault, requestTo, showPicture } from 'virtual:first-call';
import { type EarlyCall, sendEarly } from '#api/transport/earlyCall.ts';
import { savesData } from './visit.ts';
import { countryEntry } from '#app/start/visitCountry.ts';
import type { Environment } from '#countries/hosts.ts';
import { stores } from '#countries/country.ts';
import { countryOfHost, parseCountry } from '#rules/start/settings.ts';

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

/** The text of a script of the page that is data, such as its settings. */
const textOf = (id: string) => (document.getElementById(id) as HTMLScriptElement | null)?.text;

/** Shows the first picture of an answer. The body is read from a copy: the answer itself is the shop's to read. */
async function paint(answer: Response) {
  const reply = (await answer.clone().json()) as never;
  const small = savesData();
  const boxes = document.images;
  // An answer of the device may be there before the box is: then it is looked for before each frame.
  // oxlint-disable-next-line no-await-in-loop -- Each turn waits for a frame.
  while (!boxes[0]) await new Promise(requestAnimationFrame);
  // The page has no other picture than the first one.
  showPicture(boxes[0], reply, small);
}

// This script is inline, after the settings and the answer that it reads: it sends the first call of the screen while
// the page and the shop's script are loading, and then shows the first picture of the answer. Every byte of it delays the
// page, so it only handles default visits; all others, and all failures, are left to the shop.
try {
  const text = textOf('config') as string;
  if (!location.search && !(countryEntry in sessionStorage) && isDefault(text)) {
    const config = JSON.parse(text) as GivenConfig;
    const setting = import.meta.env.VITE_COUNTRY;
    const country = (setting && parseCountry(setting)) || countryOfHost(location.hostname);
    const host = config.hosts?.[base] ?? hostsIn(country)[config.environment ?? 'development'];
    const early = sendEarly(
      requestTo(host.replace(/\/$/, ''), stores[country], config),
      Date.now(),
      new AbortController(),
      // A server may have written the answer into the page. One that is opened again from history may be old.
      !history.state && textOf('answer'),
    );
    globalThis.earlyCall = early;
    early.response.then(paint).catch(() => undefined);
  }
} catch {
  // The shop sends its own call.
}
