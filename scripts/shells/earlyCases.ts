import { routeOf } from '#rules/navigation/routes.ts';
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
export const development = '{"environment":"development","mock":true}';
export const configs = [
  '{}',
  development,
  '{"environment":"production","homeKey":"home_verano","hosts":{"bff":"https://bff.other.example/"}}',
  '{"environment":"production","homeKey":"a&b ñ/!","hosts":{"api":"/api","bff":""}}',
  '{"environment":"staging","mock":true,"homeKey":"","hosts":["bff"],"flags":{"catalog_filters_refactor":"on"}}',
  '{"environment":null,"homeKey":5,"hosts":{"api":null,"images":"https://img.other.example"}}',
];
/** Configurations that are not valid: the script leaves the call to the shop. */
export const unreadable = [
  null,
  '{',
  'null',
  '{"environment":"qa"}',
  '{"environment":"constructor"}',
  '{"hosts":{"api":5,"bff":[]}}',
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
