import { requestOf } from '#api/transport/requestOf.ts';
import { type EarlyFile, firstCalls } from '#app/early/firstCalls.ts';
import type { CountryCode } from '#countries/country.ts';
import { type Environment, hostsOf } from '#countries/hosts.ts';

/** Marks a field that only the visit can fill. URL encoding leaves a star unchanged, and no call contains one. */
const open = (name: string) => `*${name}*`;

/** The marked fields with a fixed expression; any other is filled by the function of its name in the page's file. */
const known: Readonly<Record<string, string>> = {
  host: 'toHost',
  store: 'inStore',
  country: 'ofCountry',
  origin: 'location.origin',
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
  const { endpoint, args } = firstCalls[file](open);
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
