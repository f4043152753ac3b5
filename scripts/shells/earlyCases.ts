import { developmentSettings } from '#fixtures/settings.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { Settings } from '#schemas/settings.ts';
import { addresses } from './addresses.ts';
import { pageOf } from '#rules/navigation/pageFile.ts';
import { pages } from './runEarly.ts';

export const origins = [
  'http://localhost:4173',
  'http://cl.localhost:4173',
  'http://CO.localhost.',
  'https://m.tienda.example.br',
  'https://cl.tienda.example.br.',
  'https://constructor.tienda.example',
];
const textOf = (changes: Partial<Settings>) => JSON.stringify(developmentSettings(changes));
export const development = textOf({});
export const configs = [
  development,
  '{"environment":"production","beaconKey":"a","sdkKey":"b"}',
  textOf({
    environment: 'production',
    homeKey: 'home_verano',
    hosts: { bff: 'https://bff.other.example/', images: 'https://img.other.example' },
  }),
  textOf({ environment: 'production', homeKey: 'a&b ñ/!', hosts: { api: '/api', bff: '/' } }),
  textOf({ environment: 'staging', flags: { catalog_filters_refactor: 'on' } }),
];
/** Settings that name no host: nothing is sent. */
export const unreadable = [
  null,
  '{',
  'null',
  '{}',
  '{"environment":null}',
  '{"environment":"qa"}',
  '{"environment":"constructor"}',
  '{"environment":"production","hosts":{"api":5,"bff":[]}}',
];

const pageAt = (address: string) => {
  const page = pageOf(routeOf(address).id);
  return pages.find((each) => each === page);
};
const cases = addresses.flatMap((address) => {
  const page = pageAt(address);
  return page === undefined ? [] : [{ page, address }];
});
/** Without and with a query. */
export const usual = cases.filter(({ address }) => !address.includes('?'));
export const asking = cases.filter(({ address }) => address.includes('?'));
