import { afterEach, expect, test, vi } from 'vitest';
import { ageOn, hashedEmail, trackedPerson } from './person.ts';

afterEach(() => vi.unstubAllGlobals());

const hashOfAna = '3c6c5c25f4b64020ae299c05c0e540df807d9aed7457b04b118cc234a6a58c6a';

test.each([
  ['1990-05-07', '2024-05-06', 33],
  ['1990-05-07', '2024-05-07', 34],
  ['2000-02-29', '2023-02-28', 22],
  ['2000-02-29', '2023-03-01', 23],
  ['1990-05-07', '2024-04-30', 33],
  ['1990-05-07', '2024-06-01', 34],
  ['2024-05-07', '2024-05-07', 0],
  ['', '2024-05-07', undefined],
  ['7/5/1990', '2024-05-07', undefined],
  ['01990-05-07', '2024-05-07', undefined],
  ['1990-05-07 10:00:00', '2024-05-07', undefined],
  ['1990-05-07', '', undefined],
  ['2030-05-07', '2024-05-07', undefined],
])('TRACK-02: born on %j, on %j the age is %s', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

test.each([
  [' Ana.Perez@Example.com ', hashOfAna],
  ['ana.perez@example.com', hashOfAna],
  ['', undefined],
  ['  ', undefined],
])('TRACK-03: the e-mail %j is hashed as %s', async (email, hash) => {
  expect(await hashedEmail(email)).toBe(hash);
});

const ana = {
  idCustomer: '140',
  id_hash: 'h-140',
  email: ' Ana.Perez@Example.com ',
  gender: 'female',
  birthday: '1990-05-07',
};

test('TRACK-01, TRACK-03: a customer is her id, gender, age, hash id and hashed e-mail, and none of it is a login', async () => {
  const person = await trackedPerson(ana, '2024-05-07');
  expect(person).toEqual({
    customerId: '140',
    gender: 'female',
    age: 34,
    hashId: 'd647360dffdb19dd7056e6f16b3d2b072129a231729e803f644cc4c980cf2a62',
    hashedEmail: hashOfAna,
  });
  expect(JSON.stringify(person)).not.toMatch(/h-140|ana\.perez/i);
});

test('TRACK-01: what is not known of her is left out', async () => {
  expect(await trackedPerson({ idCustomer: '140' }, '2024-05-07')).toStrictEqual({
    customerId: '140',
    gender: '',
  });
  expect(await trackedPerson({}, '2024-05-07')).toStrictEqual({ customerId: '', gender: '' });
});

test('TRACK-03: without cryptography nothing is hashed, and nothing plain takes its place', async () => {
  vi.stubGlobal('crypto', {});
  expect(await trackedPerson(ana, '2024-05-07')).toStrictEqual({
    customerId: '140',
    gender: 'female',
    age: 34,
  });
});
