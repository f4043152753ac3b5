import { type EarlyCall, sendEarly } from '#api/earlyCall.ts';
import type { FirstCall } from '#api/firstCalls.ts';
import type { FirstPicture } from '#api/firstPictures.ts';
import { stores } from '#countries/stores.ts';
import { hostsWith, readSettings, type Settings } from '#rules/settings.ts';
import { headersOf, visitCountry } from './visitCountry.ts';

declare global {
  /** Left for the shop's own script, which takes it over; absent where the page has sent no call. */
  var earlyCall: EarlyCall | undefined;
}

/** Begins to fetch a picture; an address of '' asks for none. */
function fetchPicture(picture: FirstPicture): HTMLImageElement {
  const image = new Image();
  image.fetchPriority = 'high';
  return Object.assign(image, picture);
}

/** The body is read from a copy: the answer itself is the shop's to read. */
async function fetchFirst(early: EarlyCall, firstPicture: (reply: never) => FirstPicture): Promise<void> {
  const copy = (await early.response).clone();
  early.picture = fetchPicture(firstPicture((await copy.json()) as never));
}

/**
 * Sends the first call of the page's screen while the shop's script is on its way, and then asks for the first picture
 * of the answer. What goes wrong here is left to the shop, which asks again; so is a visit that `isUsual` refuses.
 */
export function sendFirstCall(
  firstCall: FirstCall,
  firstPicture: (reply: never) => FirstPicture,
  isUsual: (settings: Settings) => boolean = () => true,
): void {
  const { origin, pathname, search } = location;
  const settings = readSettings(document.getElementById('config')?.textContent ?? undefined);
  if (!isUsual(settings)) return;
  const visit = visitCountry(location, import.meta.env.VITE_COUNTRY, settings.mock);
  const early = sendEarly(firstCall({ pathname, search, homeKey: settings.homeKey }), {
    hosts: hostsWith(settings, visit.country, origin),
    store: stores[visit.country],
    headers: headersOf(visit),
    clock: Date.now,
  });
  globalThis.earlyCall = early;
  fetchFirst(early, firstPicture).catch(() => undefined);
}
