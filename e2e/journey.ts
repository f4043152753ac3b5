import { randomUUID } from 'node:crypto';
import { expect, type Page, test as base } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import type { StateName, StateParams } from '#mocks/states.ts';
import type { FlagValues } from '#schemas/flags.ts';
import { translatePage } from '#testing/translatePage.ts';

interface Journey {
  /** Id of this journey's visitor on the mock backend. */
  visitor: string;
  /** Puts this visitor's mock backend into a provider state. */
  given: <Name extends StateName>(name: Name, params: StateParams<Name>) => Promise<void>;
  /** The flags that an earlier visit has stored on the device (FLAG-24), and that this one resolves. */
  flags: Partial<FlagValues>;
  /** Whether the geolocation banner was not closed yet (APP-20). */
  cityBanner: boolean;
  /** The visitor's answer to the consent banner; 'none' shows the banner (TRACK-38). */
  consent: 'yes' | 'no' | 'none';
  /** Opens one more tab of this visitor in the same browser. */
  openTab: () => Promise<Page>;
  /** Sets up a tab of this visitor: its session, its flags, and the recording of its faults. */
  prepare: (page: Page) => Promise<void>;
  /** Console messages that the journey causes on purpose; any other error or warning fails it. */
  expectedFaults: RegExp;
}

const matchesNothing = /^(?!)/;

/**
 * What the console says once the network is off: failed requests, and chunks that the page happened to be loading
 * (ERR-09). What the shopper sees of a missing chunk is for the journey to assert.
 */
export const withoutNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Loading (?:CSS )?chunk \w+ failed\. \(other: /;

/** What Playwright itself says where it keeps the service worker off. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** A journey has its own visitor. It fails on a console error or warning, an uncaught error, or a call without handler. */
export const test = base.extend<Journey>({
  expectedFaults: [matchesNothing, { option: true }],
  flags: [{}, { option: true }],
  cityBanner: [false, { option: true }],
  consent: ['no', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright parses the pattern to find the fixtures it depends on.
  visitor: async ({}, provide) => provide(randomUUID()),
  prepare: async ({ visitor, flags, cityBanner, consent, expectedFaults }, provide) => {
    const faults: string[] = [];
    await provide(async (page) => {
      page.on('console', (message) => {
        const isFault = ['error', 'warning'].includes(message.type()) && message.text() !== workerBlocked;
        if (isFault) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('response', (response) => {
        if (response.status() === 501) faults.push(`no handler for ${response.url()}`);
      });
      if (process.env['TRANSLATED'] === '1') await page.addInitScript(translatePage);
      await page.addInitScript(
        ({ stored, answer, banners }) => {
          try {
            localStorage.setItem('flags', stored);
            // What the mock backend resolves does not replace them on the next screen.
            sessionStorage.setItem('own_flags', stored);
            if (answer !== 'none') localStorage['consent'] ??= answer;
            if (banners !== '') sessionStorage['closed_banners'] ??= banners;
          } catch {
            // Neither about:blank nor a browser that blocks cookies has a storage.
          }
        },
        { stored: JSON.stringify(flags), answer: consent, banners: cityBanner ? '' : 'city' },
      );
      // Of the context, so that requests of the service worker have it too.
      await page.context().setExtraHTTPHeaders({ 'x-mock-visitor': visitor });
    });
    expect(
      faults.filter((fault) => !expectedFaults.test(fault)),
      'faults of the page',
    ).toEqual([]);
  },
  page: async ({ page, prepare }, provide) => {
    await prepare(page);
    await provide(page);
  },
  openTab: async ({ context, prepare }, provide) => {
    await provide(async () => {
      const tab = await context.newPage();
      await prepare(tab);
      return tab;
    });
  },
  given: async ({ request, visitor }, provide) => {
    await provide(async (state, params) => {
      const headers = { 'x-mock-visitor': visitor };
      const response = await request.post('/__mock/state', { headers, data: { state, params } });
      expect(response.status(), `the state '${state}' is set`).toBe(200);
    });
  },
});

/** Opens a path in the shop of a country, selected by host. */
export async function open(page: Page, country: CountryCode, path = '/') {
  await page.goto(
    `http://${country === 'ar' ? '' : `${country}.`}localhost:${process.env['JOURNEY_PORT']}${path}`,
  );
}

export { expect };
