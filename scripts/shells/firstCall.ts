import type { Call } from '#api/transport/baseQuery.ts';
import { requestOf } from '#api/transport/requestOf.ts';
import type { CountryCode } from '#countries/country.ts';
import { type Environment, hostsOf } from '#countries/hosts.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { catalogueBody } from '#rules/catalogue/catalogueRequest.ts';
import type { ScreenSpec } from '#rules/navigation/registry.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { getHome } from '#schemas/home.ts';
import { getProduct } from '#schemas/product.ts';

/** The files of `app/early` that the registry names: each fills in the first call of a page. */
export type EarlyFile = NonNullable<ScreenSpec['early']>;

/** Marks a field that only the visit can fill. URL encoding leaves a star unchanged, and no call contains one. */
const open = (name: string) => `*${name}*`;

/** The marked fields with a fixed expression; any other is filled by the function of its name in the page's file. */
const known: Readonly<Record<string, string>> = {
  host: 'toHost',
  store: 'inStore',
  country: 'ofCountry',
  origin: 'location.origin',
};

/** The call that each screen makes first; it waits neither for the category tree nor for flags (CAT-53, FLAG-24). */
const calls: Readonly<Record<EarlyFile, Call>> = {
  earlyHome: { endpoint: getHome, args: { key: open('key') } },
  earlyList: {
    endpoint: getCataloguePage,
    args: { ...catalogueBody(parseCatalogueUrl('/'), 'category'), path: open('path'), kind: open('kind') },
  },
  earlyProduct: { endpoint: getProduct, args: { path: open('path') } },
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
export function firstCall(file: EarlyFile): string {
  const { endpoint, args } = calls[file];
  const { base } = endpoint;
  const hostIn = (environment: Environment) =>
    hostsOf(environment, open('country') as CountryCode, open('origin'))[base].replace(/\/$/, '');
  const hosts = {
    development: hostIn('development'),
    staging: hostIn('staging'),
    production: hostIn('production'),
  };
  const anywhere = { ...hostsOf('development', 'ar', ''), [base]: open('host') };
  const request = requestOf(endpoint, args, { hosts: anywhere, store: open('store') });
  return `
    import * as visit from '#app/early/${file}.ts';
    export { isDefault, showPicture } from '#app/early/${file}.ts';
    export const base = '${base}';
    export const hostsIn = (ofCountry) => (${codeOf(hosts)});
    export const requestTo = (toHost, inStore, given) => (${codeOf(request)});
  `;
}
