import { afterEach, expect, test, vi } from 'vitest';
import '#api/home.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { aHome } from '#fixtures/home.ts';
import { getHome } from '#schemas/home.ts';
import { readProduct } from './product/product.ts';
import { renewQueries } from './renewQueries.ts';

afterEach(() => vi.unstubAllGlobals());

const renew = async (answer: () => Response) => {
  let server = () => Response.json(aHome());
  vi.stubGlobal('fetch', async () => server());
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  for (const key of ['home_pwa', 'mujer']) await store.dispatch(endpointOf(getHome).initiate({ key }));
  server = answer;
  return store.dispatch(renewQueries(['getHome'], () => true));
};

test.each([
  ['that are answered', 2, () => Response.json(aHome())],
  ['that fail, which leave what is shown with its age', 0, () => Response.json({}, { status: 400 })],
  ['with an answer of another shape', 0, () => Response.json({})],
])('PWA-05: renewed are the calls %s: %d', async (_what, expected, answer) => {
  expect(await renew(answer)).toBe(expected);
});

test('ERR-13: a product that does not exist is not asked for again', async () => {
  const answer = vi.fn<() => Promise<Response>>(async () => new Response('{}', { status: 404 }));
  vi.stubGlobal('fetch', answer);
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  const read = store.dispatch(readProduct({ path: '/no-existe.html', source: 'bff' }));
  expect((await read).data).toBeNull();
  answer.mockClear();
  await store.dispatch(renewQueries(['getProduct'], () => true));
  expect(answer).not.toHaveBeenCalled();
});
