import type { CountryCode } from '#countries/country.ts';
import { visitAs } from '#mocks/visit.ts';

export const countries: readonly CountryCode[] = ['ar', 'cl', 'co', 'br'];

const accounts = {
  ar: { owner_document: '30123456', cbu: '2850590940090418135201', cuit_cuil: '27301234565' },
  cl: { rut: '12345678K', account_number: '00123456' },
  co: { owner_document: '1020304050', account_number: '00123456' },
  br: { owner_document: '52998224725', account_number: '00123456' },
};

/** A bank account of a country. */
export const accountIn = (country: CountryCode) => ({
  owner_name: 'Ana Suárez',
  account_type: 'savings',
  owner_email: 'ana@mail.com',
  ...accounts[country],
});

/** A visit of a persona who has signed in, for tests; `ask` sends her token. */
export async function visitAccount(name: string, country?: CountryCode) {
  const visitor = await visitAs(name, country);
  const ask = <Reply>(path: string, form: Record<string, string> = {}) =>
    visitor.send<Reply>(`${path}?api_version=2`, { token: visitor.token, ...form });
  return {
    ...visitor,
    ask,
    payOut: (path: string, payload: object) => ask(path, { payload: JSON.stringify(payload) }),
  };
}
