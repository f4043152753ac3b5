import { randomUUID } from 'node:crypto';
import { expect, type Page, test as base } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import type { StateName, StateParams } from '#mocks/states.ts';

interface Journey {
  /** Puts this visitor's mock backend into a provider state. */
  given: <Name extends StateName>(name: Name, params: StateParams<Name>) => Promise<void>;
  /** Faults that this journey brings about itself, as texts of the console; any other fails it. */
  expectedFaults: RegExp[];
}

/** A journey: a visitor of its own, and any error of console or page, or call without handler, fails it. */
export const test = base.extend<Journey>({
  // oxlint-disable-next-line no-empty-pattern -- The runner reads the pattern to know what the fixture needs.
  expectedFaults: async ({}, provide) => provide([]),
  page: async ({ page, expectedFaults }, provide) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => {
      if (response.status() === 501) faults.push(`no handler for ${response.url()}`);
    });
    await page.setExtraHTTPHeaders({ 'x-mock-session': randomUUID() });
    await provide(page);
    const unexpected = faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'faults of the page').toEqual([]);
  },
  given: async ({ page, baseURL }, provide) => {
    await provide(async (state, params) => {
      await page.goto('/robots.txt');
      const status = await page.evaluate(
        async (body) => (await fetch('/__mock/state', { method: 'POST', body })).status,
        JSON.stringify({ state, params }),
      );
      expect(status, `state '${state}' at ${baseURL}`).toBe(200);
    });
  },
});

/** Opens a path in the shop of a country, named by its host. */
export async function open(page: Page, country: CountryCode, path = '/') {
  const port = new URL(page.url() === 'about:blank' ? 'http://localhost:4310' : page.url()).port;
  await page.goto(`http://${country === 'ar' ? '' : `${country}.`}localhost:${port}${path}`);
}

export { expect };
