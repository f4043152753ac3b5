import type { Page } from '@playwright/test';
import type { CountryCode } from '#countries/country.ts';
import { lago, shoeList } from '#fixtures/situations.ts';
import { seedOfCustomers } from '#mocks/customerSeed.ts';
import { emailIs } from '#mocks/personaEmail.ts';
import { registry } from '#rules/navigation/registry.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { violationsIn } from './axe.ts';
import { expect, open, test } from './journey.ts';
import { patient, signIn } from './signIn.ts';

/** An address for each pattern of the registry, and one that only the fallback takes (ROUTE-40). */
function addressesIn(country: CountryCode): string[] {
  const ana = seedOfCustomers(country).customers.find(emailIs('ana'))?.id ?? '';
  const parameters: Record<string, string> = {
    ':order': `3004${ana}1`,
    ':batchnumber': '1',
    ':credit': `88${ana}1`,
    ':movement': `9${ana}01`,
    ':id': `${ana}1`,
    ':key': 'nl-7f3a',
    '/:productName.html': lago.path,
    '*': 'otra',
  };
  const filled = (pattern: string) =>
    Object.entries(parameters).reduce((path, [name, value]) => path.replace(name, value), pattern);
  const patterns = Object.values(registry).flatMap(({ paths }): readonly string[] => paths);
  return [...patterns.map(filled), '/catalog/?q=botas', shoeList.path];
}

/**
 * `ROUTES=all` opens every address in every country, and also what is below the account for a visitor, and the rest for a
 * customer. Otherwise each is opened in one country: what countries differ in is tested by forms and stories of each.
 */
const opensAll = process.env['ROUTES'] === 'all';

/** What is wrong with the head and the title of a page; nothing of one that has all of it. */
const faultsIn = (page: Page) =>
  page.evaluate(() => {
    // A visitor who scrolls stays: the shop need not wait for three seconds.
    dispatchEvent(new Event('scroll'));
    const given = (selector: string, name: string) =>
      document.querySelectorAll(selector).length === 1 &&
      (document.querySelector(selector)?.getAttribute(name) ?? '') !== '';
    const titles = [...document.querySelectorAll('h1')].filter(
      ({ textContent }) => textContent.trim() !== '',
    );
    return Object.entries({
      'one h1': titles.length === 1,
      'a title': document.title.trim() !== '',
      'a description': given('meta[name="description"]', 'content'),
      // What search engines should not list says so instead.
      'a canonical address':
        given('link[rel="canonical"]', 'href') !== given('meta[name="robots"]', 'content'),
    }).flatMap(([what, isThere]) => (isThere ? [] : [`lacks ${what}`]));
  });

const countries = ['ar', 'cl', 'co', 'br'] as const;

for (const [turn, country] of countries.entries())
  for (const who of ['a visitor', 'a customer'] as const)
    test(`REACH-01, REACH-05: the addresses of the shop open without a fault for ${who}, ${country}`, async ({
      page,
    }) => {
      if (who === 'a customer') {
        await open(page, country, '/login');
        await signIn(page, 'ana');
        await expect(page).not.toHaveURL(/\/login/, patient);
      }
      // Below the account a visitor meets the login, and elsewhere a customer sees what everybody does.
      const isFor = (address: string) => address.startsWith('/account') === (who === 'a customer');
      // Who is logged in goes on from there to the checkout, which is no page of the shop.
      const leadsAway = (address: string) => who === 'a customer' && address.startsWith('/checkout/');
      const addresses = addressesIn(country).filter((address, place) =>
        opensAll ? !leadsAway(address) : isFor(address) && place % countries.length === turn,
      );
      expect(addresses.length).toBeGreaterThan(0);
      const faulty: string[] = [];
      const looked = new Set<string>();
      for (const address of addresses) {
        await open(page, country, address);
        await expect.poll(() => faultsIn(page), { message: address }).toEqual([]);
        // Of the addresses of one screen a single one is looked at closely.
        const { id } = routeOf(address);
        if (!isFor(address) || looked.has(id)) continue;
        looked.add(id);
        faulty.push(...(await violationsIn(page)).map((violation) => `${address}: ${violation}`));
      }
      expect(faulty).toEqual([]);
      console.log(`${country}, ${who}: ${addresses.length} addresses`);
    });
