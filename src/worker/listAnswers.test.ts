import * as v from 'valibot';
import { expect, test } from 'vitest';
import { memoryCache } from '#testing/fakeBrowser.ts';
import { storedAnswers } from './answers.ts';

const body = JSON.stringify({ path: '/mujer/', pageInfo: { page: 1 }, filters: [] });
const page = { products: [], filters: [], seoSettings: { pageTitle: 'Mujer' } };
const none = { products: [], messages: { error: ['NOT_FOUND'] } };

/** A device with nothing stored; `call` sends the call of a list, whose answer is given, or of its details. */
function device() {
  const cache = memoryCache();
  const states: string[] = [];
  let now = Date.parse('2026-03-01T12:00:00Z');
  let server = (): Response => Response.json(page);
  const { answer, screens } = storedAnswers({
    open: async () => cache,
    fetch: async () => server(),
    clock: () => now,
  });
  const reply = v.object({ products: v.array(v.unknown()) });
  const call = async (answered: () => Response, end = ''): Promise<unknown> => {
    server = answered;
    now += 60_000;
    const request = new Request(`https://bff.example/catalog/category${end}`, { method: 'POST', body });
    const sent = await answer(request, { kind: 'list', reply }, ({ state }) => states.push(state));
    await sent.after;
    return sent.response.json();
  };
  return { call, screens, states };
}

const withPage = () => Response.json(page);
const withNone = () => Response.json(none);

test('PWA-05: a list is listed only with both answers that its screen needs', async () => {
  const { call, screens } = device();
  await call(withPage, '/full');
  expect(await screens()).toEqual([]);
  await call(withPage);
  expect(await screens()).toEqual([{ kind: 'list', path: '/mujer/', name: 'Mujer' }]);
});

test('PWA-05: a list that does not exist is always requested, as it may be there by now', async () => {
  const { call, states } = device();
  await call(withNone);
  expect(await call(withPage)).toEqual(page);
  expect(states).toEqual(['current', 'current']);
});

test.each([
  [
    'without network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['with a page of the network', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['with a server in trouble', () => Response.json({}, { status: 503 })],
])(
  'PWA-05: a list that does not exist is not there either %s, so that the page looks for an editorial one',
  async (_what, answer) => {
    const { call, states } = device();
    await call(withNone);
    expect(await call(answer)).toEqual(none);
    expect(states).toEqual(['current', 'failed']);
  },
);

test('PWA-05: a list that does not exist is never offered', async () => {
  const { call, screens } = device();
  await call(withNone);
  await call(withNone, '/full');
  expect(await screens()).toEqual([]);
});
