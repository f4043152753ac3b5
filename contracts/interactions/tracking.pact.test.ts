import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test, vi } from 'vitest';
import { unreadInteraction } from '#contracts/pact/interaction.ts';
import { hostsOf } from '#countries/hosts.ts';
import { sendBeacon } from '#schemas/tracking.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { makeBeacons } from '#tracking/beacons.ts';

const origin = 'https://ar.tienda.example';
const visit = {
  url: '/menu',
  page: '/menu',
  address: `${origin}/menu`,
  referrer: `${origin}/`,
  signal: new AbortController().signal,
};

/** A beacon of API-103; only the times and the page differ. */
const beacon = (event: string, payload: object) => ({
  bid: '1122334455.1650000000',
  client: { agent: 'Mozilla/5.0', platform: 'pwa' },
  consumer_id: '',
  created_at: '2024-03-05T17:07:00.000Z',
  event,
  identifiers: { ucid: { type: 'COOKIE', value: '1122334455.1650000000' } },
  local_timestamp: '2024-03-05T14:07:00',
  payload,
  source: 'pwa',
  url: visit.address,
  url_referrer: visit.referrer,
  url_simple: visit.address,
});

/** Sends a beacon as the shop does, to a host; the answers. */
async function sendTo(url: string, send: (beacons: ReturnType<typeof makeBeacons>) => void) {
  const fetch = vi.fn<typeof globalThis.fetch>((...args) => globalThis.fetch(...args));
  const hosts = { ...hostsOf('production', 'ar', origin), tracking: url };
  send(
    makeBeacons({
      store: storeOn(hosts),
      hosts,
      origin,
      headers: {},
      cookies: () => '_ga=GA1.2.1122334455.1650000000',
      setCookie: () => undefined,
      tab: memoryTab(),
      clock: () => Date.parse('2024-03-05T17:07:00Z'),
      random: Math.random,
      beaconKey: 'pageview',
      mock: false,
      signal: visit.signal,
      window: { document: {} as Document, navigator: { userAgent: 'Mozilla/5.0' }, fetch },
    }),
  );
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  await fetch.mock.results[0]?.value;
}

const vital = {
  name: 'LCP' as const,
  value: 1234,
  rating: 'good' as const,
  attribution: { target: 'h1', elementRenderDelay: 12 },
};

test.each([
  ['the view of a page', 'pageview', {}, (beacons: ReturnType<typeof makeBeacons>) => beacons.view(visit)],
  [
    'how fast a page was',
    'webvital',
    { webvital: vital },
    (beacons: ReturnType<typeof makeBeacons>) => beacons.vital(visit, vital),
  ],
])(
  'API-103: a beacon tells %s, as JSON in the query, and its answer is not read',
  async (what, event, payload, send) => {
    const sent = unreadInteraction(sendBeacon, {
      description: `a beacon that tells ${what}`,
      given: 'beacons are taken',
      params: {},
      query: {
        key: 'pageview',
        p: MatchersV3.regex(
          String.raw`^\{"bid":"\d+\.\d+",.*"event":"${event}",.*\}$`,
          JSON.stringify(beacon(event, payload)),
        ),
      },
      send: (url) => sendTo(url, send),
    });
    await expect(sent).resolves.toBeUndefined();
  },
);
