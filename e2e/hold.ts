import type { Page, Route } from '@playwright/test';

/** The shop's script, the script of a screen, and the calls. */
export const script = /\/assets\/[^/]+\.js$/;
export const screenScript = /\/assets\/\w+Screen-[^/]+\.js$/;
export const call = /\/(?:api|bff|cms)\//;

/** Delays requests that match until the returned function is called; later ones are not delayed. */
export async function hold(page: Page, what: RegExp): Promise<() => Promise<void>> {
  const pending: Route[] = [];
  let open = false;
  await page.route(what, async (route) => {
    if (open) await route.fallback();
    else pending.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(pending.map((route) => route.fallback()));
  };
}
