import { expect, test } from 'vitest';
import { addressRules } from './addressRules.ts';

const rules = addressRules('ar');

test.each([
  ['VAL-09, VAL-37', 'name', " José  D'Angelo😀 ", "José D'Angelo", true],
  ['VAL-09, VAL-37', 'name', 'José 2', 'José 2', false],
  ['VAL-12', 'text', '  Av. 13  y 60 ', 'Av. 13 y 60', true],
  ['VAL-12', 'text', 'Calle 5 N° 7 – B', 'Calle 5 Nº 7 - B', true],
  ['VAL-09', 'name', 'DʼAngelo', "D'Angelo", true],
  ['VAL-09', 'name', 'D′Angelo', "D'Angelo", true],
  ['VAL-12', 'text', 'Calle ５, ３−Ｂ', 'Calle 5, 3-B', true],
  ['VAL-12', 'text', 'Calle <7>', 'Calle <7>', false],
  ['VAL-37', 'plain', ' Piso 2,  depto. «B»😀 ', 'Piso 2, depto. «B»', true],
  ['VAL-31', 'phone', '456-7890', '4567890', true],
  ['VAL-31', 'phone', '12345', '12345', false],
] as const)('%s: %s %j of an address is sent as %j (%s)', (_ids, field, typed, sent, accepted) => {
  const { clean, accepts } = rules[field];
  expect(clean(typed, '')).toBe(sent);
  expect(accepts(sent)).toBe(accepted);
});

test.each([
  ['br', '', '(11) 98765-4321', '11987654321', true],
  ['br', '', '(011) 4444-5555', '1144445555', true],
  ['br', '', '+55 (0) 55 98765-4321', '55987654321', true],
  ['br', '', '55 98765-4321', '55987654321', true],
  ['br', '', '55 11 98765-4321', '11987654321', true],
  ['br', '', '0055 11 4444-5555', '1144445555', true],
  ['br', '', '55 (0) 11 4444-5555', '1144445555', true],
  ['br', '', '055 98765-4321', '55987654321', true],
  ['co', '', '(300) 123-4567', '3001234567', true],
  ['co', '', '+57 300 123 4567', '3001234567', true],
  ['co', '', '+56 300 123 4567', '+563001234567', false],
  ['co', '', '57 300 123 4567', '3001234567', true],
  ['co', '', '0057 300 123 4567', '3001234567', true],
  ['co', '', '573 001 2345', '5730012345', true],
  ['co', '', '56 300 123 4567', '563001234567', false],
  ['cl', '', '+56 9 8765 4321', '987654321', true],
  ['cl', '', '9 9876 54321', '9987654321', false],
  ['cl', '', '[9] 8765-4321', '987654321', true],
  ['cl', '', '９ ８７６５−４３２１', '987654321', true],
  ['cl', '', '56 9 8765 4321', '987654321', true],
  ['cl', '', '0056 9 8765 4321', '987654321', true],
  ['cl', '', '09 8765 4321', '987654321', true],
  ['cl', '', '569 876 543', '569876543', true],
  ['cl', '', '8765 4321', '87654321', false],
  ['cl', '', '0 8765 4321', '087654321', false],
  ['ar', '11', '(011) 4444-5555', '44445555', true],
  ['ar', '11', '+54 9 11 4444-5555', '44445555', true],
  ['ar', '2966', '+54 2966 42-3456', '423456', true],
  ['ar', '44', '4444-5555', '44445555', true],
  ['ar', '11', '[011] 4444‑5555', '44445555', true],
  ['ar', '11', '54 9 11 4444-5555', '44445555', true],
  ['ar', '11', '0054 9 11 4444-5555', '44445555', true],
  ['ar', '11', '15 4444-5555', '44445555', true],
  ['ar', '11', '(11) 15-4444-5555', '44445555', true],
  ['ar', '221', '0221 15 456-7890', '4567890', true],
  ['ar', '2966', '2966 15-1234', '151234', true],
  ['ar', '2966', '15 42-3456', '15423456', true],
  ['ar', '221', '(011) 4444-5555', '01144445555', false],
  ['ar', '221', '54 9 11 4444-5555', '5491144445555', false],
  ['ar', '11', '012345', '012345', false],
] as const)(
  'VAL-31: in %s, area code %j, the phone %j is sent as %j (%s)',
  (country, area, typed, sent, ok) => {
    const { clean, accepts } = addressRules(country).phone;
    expect(clean(typed, area)).toBe(sent);
    expect(accepts(sent)).toBe(ok);
  },
);

test.each([
  ['(011)', '11'],
  ['02966', '2966'],
  ['221', '221'],
  ['[011]', '11'],
  ['+54 11', '11'],
  ['0054 9 221', '221'],
  ['+54 9 (011)', '11'],
  ['5411', '5411'],
])('VAL-31: the area code %j is sent as %j', (typed, sent) => {
  expect(rules.prefix?.clean(typed)).toBe(sent);
});
