import type { Context, Next } from 'hono';
import { html } from 'hono/html';
import { controlRefusal, isFromForeignPage } from '#mocks/control.ts';
import { countryOfRequest } from '#mocks/country.ts';
import { setScenario } from '#mocks/scenario.ts';
import { visitorOf } from './mockApi.ts';

const plainPage = (content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="es">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Escenario</title>
      ${content}
    </html>`;

/** Confirms a link from another site, because a scenario resets the visitor's data in the mock. */
const question = (address: string) =>
  plainPage(
    html`<p>Este enlace reinicia la tienda de prueba de este navegador y abre un escenario.</p>
      <p><a href="${address}">Abrir el escenario</a></p>`,
  );

const isPage = ({ method, headers }: Request) =>
  method === 'GET' && (headers.get('sec-fetch-dest') ?? 'document') === 'document';

/**
 * Applies the scenario of an address (`?escenario=…`) before it serves the page, and clears the storage of the device. Adds
 * the country and the login of the persona to the address; the page removes the login again.
 */
export function scenarioPages() {
  return async (context: Context, next: Next) => {
    const { raw } = context.req;
    const url = new URL(raw.url);
    const { searchParams } = url;
    const [scenario, ...more] = searchParams.getAll('escenario');
    // An address with a login is the redirect of an earlier request.
    if (scenario === undefined || searchParams.has('autologin') || !isPage(raw) || !isLoopback(url))
      return next();
    if (isFromForeignPage(raw)) return context.html(question(url.pathname + url.search));
    const { visitor, remember } = visitorOf(context);
    try {
      const { pais, hash } = await setScenario(visitor, countryOfRequest(raw), scenario, ...more);
      const isComplete = hash === undefined && (pais ?? null) === searchParams.get('pais');
      remember();
      context.header('clear-site-data', '"storage"');
      if (isComplete) return await next();
      const added = { ...(pais && { pais }), ...(hash && { autologin: '1', hash }) };
      const others = url.search
        .slice(1)
        .split('&')
        .filter((pair) => !/^pais(?:=|$)/.test(pair));
      const search = [...others, ...Object.entries(added).map(([name, value]) => `${name}=${value}`)].join(
        '&',
      );
      return context.redirect(`${url.pathname}?${search}`, 303);
    } catch (cause) {
      return context.html(plainPage(html`<p>${String(cause)}</p>`), 400);
    }
  };
}

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is one of this machine, by its host. */
const isLoopback = ({ hostname }: URL): boolean => loopback.test(hostname);

/**
 * Refuses control requests whose `Host` is not this machine, or that a foreign page sent. A foreign name that resolves to
 * this machine (DNS rebinding) would be same-origin for the browser.
 */
export function localControl() {
  return async (context: Context, next: Next) => {
    const { raw } = context.req;
    if (!isLoopback(new URL(raw.url)) || isFromForeignPage(raw)) return context.json(controlRefusal, 403);
    return next();
  };
}
