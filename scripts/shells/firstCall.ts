import type { Call } from '#api/baseQuery.ts';
import { requestOf } from '#api/requestOf.ts';
import type { CountryCode } from '#countries/country.ts';
import { type Environment, hostsOf } from '#countries/hosts.ts';
import { catalogueBody } from '#rules/catalogueBody.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { getHome } from '#schemas/home.ts';
import { getProduct } from '#schemas/product.ts';

/** The pages whose screen has a first call that needs nothing but the address. */
export type CallingPage = 'home' | 'list' | 'product';

/** Leaves a place open for what only a visit tells. No encoding of an address touches a star, and no call has one. */
const open = (name: string) => `*${name}*`;

/** What stands in an open place; any other is filled by the function of its name in the page's file. */
const known: Readonly<Record<string, string>> = {
  host: 'toHost',
  store: 'inStore',
  country: 'ofCountry',
  origin: 'location.origin',
};

/** The call that each screen makes first; it waits neither for the category tree nor for flags (CAT-53, FLAG-24). */
const calls: Readonly<Record<CallingPage, Call & { file: string }>> = {
  home: { file: 'earlyHome', endpoint: getHome, args: { key: open('key') } },
  list: {
    file: 'earlyList',
    endpoint: getCataloguePage,
    args: { ...catalogueBody('/', 'category'), path: open('path'), kind: open('kind') },
  },
  product: { file: 'earlyProduct', endpoint: getProduct, args: { path: open('path') } },
};

const filling = (name: string) => known[name] ?? `visit.${name}(given)`;

/** The code of a text: a template, or what fills it as a whole. */
function template(text: string): string {
  const [, whole] = /^\*(\w+)\*$/.exec(text) ?? [];
  if (whole !== undefined) return filling(whole);
  const plain = text.replaceAll(/[\\`$]/g, String.raw`\$&`);
  return `\`${plain.replaceAll(/\*(\w+)\*/g, (_, name: string) => `\${${filling(name)}}`)}\``;
}

/** The code of a text, or of an object of such. */
function codeOf(value: object | string): string {
  if (typeof value === 'string') return template(value);
  const fields = Object.entries(value).map(([name, each]) => `'${name}': ${codeOf(each as object | string)}`);
  return `{${fields.join()}}`;
}

/**
 * The code of the module `virtual:first-call` of a page: what `hostsOf` and `requestOf` make of its call, in which the
 * visit fills what is open (API-17, API-28 to API-30, API-40). Its parameters have names that are used nowhere else:
 * then the minifier puts each function where it is called.
 */
export function firstCall(page: CallingPage): string {
  const { file, endpoint, args } = calls[page];
  const { base } = endpoint;
  const hostIn = (environment: Environment) =>
    hostsOf(environment, open('country') as CountryCode, open('origin'))[base];
  const hosts = {
    development: hostIn('development'),
    staging: hostIn('staging'),
    production: hostIn('production'),
  };
  const anywhere = { ...hostsOf('development', 'ar', ''), [base]: open('host') };
  const request = requestOf(endpoint, args, { hosts: anywhere, store: open('store') });
  return `
    import * as visit from '#app/${file}.ts';
    export { firstPicture, isUsual } from '#app/${file}.ts';
    export const base = '${base}';
    export const hostsIn = (ofCountry) => (${codeOf(hosts)});
    export const requestTo = (toHost, inStore, given) => (${codeOf(request)});
  `;
}
