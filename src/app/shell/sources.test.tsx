import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { screens } from '#app/navigation/screens.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { renderShop } from '#testing/renderShop.tsx';

/** Addresses of every screen, with the ways in which a list can be empty. */
const addresses = [
  '/',
  '/menu',
  '/mujer/calzado/',
  '/catalog/?q=botas',
  '/especial-verano/',
  '/ac-envios/',
  '/catalog/?q=xyzxyz',
  '/nada/de-nada/',
  '/zapatilla-urbana-lago-zp0001.html',
  '/nada-de-nada-xx9999.html',
  '/cart',
];

/** Calls of the legacy host that have no second source. */
const only = /^\/api\/(?:home|cart)\//;

const sources = [
  { flag: 'off', foreign: (path: string) => /^\/(?:bff|cms)\//.test(path) },
  { flag: 'on', foreign: (path: string) => path.startsWith('/api/') && !only.test(path) },
] as const;

/** Ms in which nothing was asked: all that a screen asks for by itself has been. */
const quiet = 700;

test('the addresses lead to every screen', () => {
  const reached = new Set(addresses.map((address) => routeOf(address).id));
  expect(Object.keys(screens).filter((id) => !reached.has(id as keyof typeof screens))).toEqual([]);
});

for (const { flag, foreign } of sources)
  test.each(addresses)(
    `FLAG-11, CAT-22: with the flag ${flag} %s asks its own source alone`,
    async (address) => {
      const asked: string[] = [];
      let last = performance.now();
      answerWith(
        http.all('*', ({ request }) => {
          const { pathname } = new URL(request.url);
          if (/^\/(?:api|bff|cms)\//.test(pathname)) asked.push(pathname);
          last = performance.now();
          return undefined;
        }),
      );
      renderShop({ flags: { backend_for_frontend: flag }, visited: [address] });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(performance.now() - last).toBeGreaterThan(quiet));
      expect(asked.filter(foreign)).toEqual([]);
      expect(asked.length > 0).toBe(address !== '/cart');
    },
  );
