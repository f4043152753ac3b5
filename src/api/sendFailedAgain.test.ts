import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aHome } from '#fixtures/home.ts';
import { getHome } from '#schemas/home.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { sendFailedAgain } from './sendFailedAgain.ts';

const home = endpointOf(getHome);
/** A component subscribes to what it shows. */
const shown: { forceRefetch?: boolean; subscribe?: boolean } = {};
const notShown: typeof shown = { subscribe: false };

let asked: number;
let server: () => Promise<Response> | Response;

/** The shop of these tests alone: one of an earlier file may still be sending. */
const origin = 'http://again';

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith(origin)) asked += 1;
    return server();
  });
});
afterEach(() => vi.unstubAllGlobals());

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** Reads home from a server that answers like this, then sends what has failed again: how many calls that makes. */
async function askedAgain(first: typeof server, options = shown) {
  server = first;
  const store = storeOn(hostsOf('development', 'ar', origin));
  const arg = { key: 'home_pwa' };
  await store.dispatch(home.initiate(arg, options));
  server = () => Response.json(aHome());
  asked = 0;
  store.dispatch(sendFailedAgain());
  store.dispatch(sendFailedAgain());
  await vi.waitFor(() => expect(home.select(arg)(store.getState()).status).not.toBe('pending'));
  return { asked, status: home.select(arg)(store.getState()).status };
}

describe('what is shown', () => {
  test.each([
    ['had no answer', offline],
    ['was refused by an overloaded server', () => new Response('', { status: 503 })],
    ['was answered by the portal of a network', () => new Response('<html>')],
  ])('KEEP-09: and %s is sent again, once at a time', async (_what, first) => {
    expect(await askedAgain(first)).toEqual({ asked: 1, status: 'fulfilled' });
  });

  test.each([
    ['does not exist', () => new Response('{}', { status: 404 })],
    ['has an answer of another shape, which a network does not change', () => Response.json({ blocks: 7 })],
  ])('ERR-13: and %s is not', async (_what, first) => {
    expect(await askedAgain(first)).toEqual({ asked: 0, status: 'rejected' });
  });

  test('and is there is not sent again', async () => {
    expect(await askedAgain(() => Response.json(aHome()))).toEqual({ asked: 0, status: 'fulfilled' });
  });
});

test('KEEP-09: what no longer is shown is not sent again', async () => {
  expect(await askedAgain(offline, notShown)).toEqual({ asked: 0, status: 'rejected' });
});
