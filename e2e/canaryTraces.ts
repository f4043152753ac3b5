import type { Page, Request } from '@playwright/test';
import { canaryIn } from '#testing/canary.ts';

/** The calls whose bodies name the customer (API-64 to API-92), and those that name token or cart in their address. */
const inAddress = /^\/api\/(?:wishlist|cart)\/$/;

/** What a browser shows of the customer, by place; of her own calls the bodies are not looked at. */
export async function foundIn(page: Page, requests: readonly Request[], logs: readonly string[]) {
  const places = await page.evaluate(async () => {
    const texts: Record<string, string> = {
      'local storage': JSON.stringify(Object.entries(localStorage)),
      'session storage': JSON.stringify(Object.entries(sessionStorage)),
      cookies: document.cookie,
      address: location.href,
      referrer: document.referrer,
      title: document.title,
      'history state': JSON.stringify(history.state),
      page: document.documentElement.outerHTML,
      'data layer': JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? ''),
      resources: performance
        .getEntries()
        .filter(({ entryType }) => entryType !== 'navigation')
        .map(({ name }) => name)
        .filter((name) => !/\/api\/(?:wishlist|cart)\//.test(name))
        .join(' '),
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        // The scripts and style sheets of the build are the same for everybody; stored.spec.ts looks which files there are.
        const text = /\/assets\//.test(key.url) ? '' : await (await cache.match(key))?.text();
        texts[`cache ${name}`] = `${texts[`cache ${name}`] ?? ''} ${key.url} ${text}`;
      }
    }
    return texts;
  });
  const sent = requests.filter((request) => request.resourceType() !== 'document');
  places['addresses of requests'] = sent
    .map((request) => new URL(request.url()))
    .filter(({ pathname }) => !inAddress.test(pathname))
    .join(' ');
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  // Only requests to the page's own host have the cookie header.
  places['headers of requests'] = JSON.stringify(
    headers.flatMap((each) => Object.entries(each).filter(([name]) => name !== 'cookie')),
  );
  places['console'] = logs.join(' ');
  // An event of the page may name a customer who is logged in, by these two (TRACK-01).
  const isOfEvent = (field: string) => ['canary-gender', 'canary-id'].includes(field);
  const fieldsIn = (place: string, text: string) =>
    canaryIn(text).filter((field) => place !== 'data layer' || !isOfEvent(field));
  const all = Object.entries(places).map(([place, text]) => [place, fieldsIn(place, text)] as const);
  return Object.fromEntries(all.filter(([, fields]) => fields.length > 0));
}
