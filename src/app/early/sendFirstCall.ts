import { base, hostsIn, isDefault, requestTo, showPicture } from 'virtual:first-call';
import { type EarlyCall, sendEarly } from '#api/transport/earlyCall.ts';
import { savesData } from './visit.ts';
import { countryEntry } from '#app/start/visitCountry.ts';
import { stores } from '#countries/country.ts';
import { countryOfHost, parseCountry } from '#rules/start/settings.ts';
import type { GivenSettings } from '#schemas/settings.ts';

declare global {
  /** The call that the page has sent; the shop's script uses its response. Undefined if the page has sent none. */
  var earlyCall: EarlyCall | undefined;
}

/** The text of a `<script>` that holds data, such as the settings. */
const textOf = (id: string) => (document.getElementById(id) as HTMLScriptElement | null)?.text;

/** Shows the first picture of a response. Reads a copy of the body, because the shop reads the response itself. */
async function paint(response: Response) {
  const reply = (await response.clone().json()) as never;
  const small = savesData();
  const boxes = document.images;
  // A cached response may arrive before the document has the box: look for the box before each frame.
  // oxlint-disable-next-line no-await-in-loop -- Each turn waits for a frame.
  while (!boxes[0]) await new Promise(requestAnimationFrame);
  // The page has only this picture.
  showPicture(boxes[0], reply, small);
}

// This script is inline, after the settings and the written reply that it reads: it sends the first call of the screen
// while the page and the shop's script are loading, and then shows the first picture of the response. Every byte of it
// delays the page, so it only handles default visits; all others, and all failures, are left to the shop. So is the check
// of the settings; where they name no host, nothing is sent.
try {
  const text = textOf('config') as string;
  if (!location.search && !(countryEntry in sessionStorage) && isDefault(text)) {
    const config = JSON.parse(text) as GivenSettings;
    const setting = import.meta.env.VITE_COUNTRY;
    const country = (setting && parseCountry(setting)) || countryOfHost(location.hostname);
    const host = config.hosts?.[base] ?? hostsIn(country)[config.environment];
    const early = sendEarly(
      requestTo(host.replace(/\/$/, ''), stores[country], config),
      Date.now(),
      new AbortController(),
      // A server may have written the reply into the page. In a page that is reopened from history it may be stale.
      !history.state && textOf('answer'),
    );
    globalThis.earlyCall = early;
    early.response.then(paint).catch(() => undefined);
  }
} catch {
  // The shop sends its own call.
}
