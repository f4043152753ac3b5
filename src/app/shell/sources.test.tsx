import { waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { screens } from '#app/navigation/screens.ts';
import { lago, missingProductPath, shoeList } from '#fixtures/situations.ts';
import { signInRoutes } from '#rules/navigation/history.ts';
import { registry, type RouteId, screenSpec } from '#rules/navigation/registry.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';

/** Addresses of every screen, with the ways in which a list can be empty. */
const addresses = [
  '/',
  '/menu',
  '/search?q=zapatilla',
  shoeList.path,
  '/catalog/?q=botas',
  '/especial-verano/',
  '/ac-envios/',
  '/catalog/?q=xyzxyz',
  '/nada/de-nada/',
  lago.path,
  missingProductPath,
  '/sizes/contentTable',
  '/brands',
  '/preguntas-frecuentes',
  '/arrepentimiento',
  '/cart',
];

/** Forms, and the screens of customers, which show a visitor without a session nothing of their own. */
const forms = new Set<RouteId>([...signInRoutes, 'survey', 'unsubscribe']);
const formOrGuarded = (id: RouteId) => forms.has(id) || screenSpec(id).guard !== undefined;

/** Calls of the legacy host that have no second source. */
const only = /^\/api\/(?:home\/|cart\/|brands\/|menu\/getstatic\?key=(?:sizes|help|seller|withdrawal)_pwa&)/;

const sources = [
  { flag: 'off', foreign: (path: string) => /^\/(?:bff|cms)\//.test(path) },
  { flag: 'on', foreign: (path: string) => path.startsWith('/api/') && !only.test(path) },
] as const;

/** Time in ms without a request after which a screen counts as having sent all of them. */
const idleTime = 700;

/**
 * The paths that shops at some addresses, of one device, request until `least` have been sent and all shops are idle. What
 * an earlier test has left waiting in a queue is sent by its own shop meanwhile.
 */
async function requestedAt(addresses: readonly string[], flag: 'on' | 'off', least: number) {
  const requested: string[] = [];
  let last = performance.now();
  answerWith(
    http.all('*', ({ request }) => {
      const sender = request.headers.get('x-mock-visitor') ?? visitor();
      if (sender !== visitor()) return undefined;
      const { pathname, search } = new URL(request.url);
      if (/^\/(?:api|bff|cms)\//.test(pathname)) requested.push(pathname + search);
      last = performance.now();
      return undefined;
    }),
  );
  for (const address of addresses) {
    const { container } = renderShop({ flags: { backend_for_frontend: flag }, visited: [address] });
    await within(container).findByRole('heading', { level: 1 });
  }
  last = performance.now();
  await waitFor(() => {
    expect(requested.length).toBeGreaterThanOrEqual(least);
    expect(performance.now() - last).toBeGreaterThan(idleTime);
  });
  return requested;
}

test('the addresses lead to every screen but forms and those of customers', () => {
  const reached = new Set(addresses.map((address) => routeOf(address).id));
  const ids = Object.keys(screens) as RouteId[];
  expect(ids.filter((id) => !reached.has(id) && !formOrGuarded(id))).toEqual([]);
});

test('forms and the screens of customers request nothing for a visitor without a session', async () => {
  const ids = (Object.keys(screens) as RouteId[]).filter(formOrGuarded);
  expect(ids.length).toBeGreaterThan(20);
  expect(
    await requestedAt(
      ids.map((id) => registry[id].paths[0] ?? ''),
      'off',
      0,
    ),
  ).toEqual([]);
});

for (const { flag, foreign } of sources)
  test.each(addresses)(
    `FLAG-11, CAT-22: with the flag ${flag} %s requests only its own source`,
    async (address) => {
      const requested = await requestedAt([address], flag, 1);
      expect(requested.filter(foreign)).toEqual([]);
      expect(requested.length).toBeGreaterThan(0);
    },
  );
