import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { aSignedInCustomer } from '#fixtures/customer.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import {
  dayParts,
  fullName,
  isSaved,
  shownDay,
  shownGender,
  shownMoment,
  subscriptionsText,
} from './shownDetails.ts';

describe('the birthday', () => {
  test.each([
    ['1990-05-07', '07/05/1990'],
    ['1984-02-29', '29/02/1984'],
    ['1896-12-31', '31/12/1896'],
    ['', '-'],
    [undefined, '-'],
    ['0000-00-00', '-'],
    ['1985-02-29', '-'],
    ['1990-13-01', '-'],
    ['07/05/1990', '-'],
    ['1990-5-7', '-'],
  ])('FMT-05, ACC-04: %j is shown as %s', (day, shown) => {
    expect(shownDay(day)).toBe(shown);
  });
});

describe('a date of the server', () => {
  test.each([
    ['2024-03-05 14:07:00', '5 de marzo de 2024 14:07', '05/03/2024'],
    ['2023-12-31 00:00:00', '31 de diciembre de 2023 00:00', '31/12/2023'],
    ['2024-09-01 09:05:30', '1 de septiembre de 2024 09:05', '01/09/2024'],
    ['2024-03-05T14:07:00', '5 de marzo de 2024 14:07', '05/03/2024'],
    ['2024-03-05 14:07:00.123456', '5 de marzo de 2024 14:07', '05/03/2024'],
    ['2024-03-05 14:07', '5 de marzo de 2024 14:07', '05/03/2024'],
    ['2024-02-29', '29 de febrero de 2024', '29/02/2024'],
  ])('FMT-01, FMT-02: %s is shown as %s, or as %s', (text, long, short) => {
    expect([shownMoment(text), shownDay(text)]).toEqual([long, short]);
  });

  test.each([
    '',
    undefined,
    'mañana',
    '0000-00-00 00:00:00',
    '2023-02-29 10:00:00',
    '2024-04-31 10:00:00',
    '2024-03-05 25:00:00',
    '2024-03-05 24:00:00',
    '2024-03-05 10:61:00',
    '2024-03-05 10',
    '2024-03-05 10:00:00 mañana',
    '12024-03-05',
    '2024-03-05 10:00x',
    '2024-03-05 10:00:00.',
    '2024-03-05 10:00:0',
  ])('FMT-04: of %j nothing is known, which each part of the shop says in its way', (text) => {
    expect([shownMoment(text), shownDay(text)]).toEqual(['-', '-']);
    expect([shownMoment(text, 'Fecha a confirmar'), shownDay(text, 'Fecha a confirmar')]).toEqual([
      'Fecha a confirmar',
      'Fecha a confirmar',
    ]);
  });

  const names = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
  const two = (part: number) => String(part).padStart(2, '0');

  test.each(['America/Santiago', 'Pacific/Kiritimati'])(
    'FMT-02, FMT-04: in %s it is as it is written',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const [min, max] = [new Date('1900-01-01T00:00:00Z'), new Date('2099-12-31T23:59:59Z')];
      fc.assert(
        fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) => {
          const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
          const clock = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}`;
          const text = `${year}-${two(month + 1)}-${two(day)} ${clock}:${two(moment.getUTCSeconds())}`;
          expect(shownMoment(text)).toBe(`${day} de ${names.split(' ')[month]} de ${year} ${clock}`);
          expect(shownDay(text)).toBe(`${two(day)}/${two(month + 1)}/${year}`);
        }),
      );
      vi.unstubAllEnvs();
    },
  );
});

test.each([
  ['1990-05-07', { day: '07', month: '05', year: '1990' }],
  ['1990-05-07 00:00:00', { day: '07', month: '05', year: '1990' }],
  ['1985-02-29', { day: '', month: '', year: '' }],
  ['', { day: '', month: '', year: '' }],
])('SESS-29: a form asks for %j as %o', (text, parts) => {
  expect(dayParts(text)).toEqual(parts);
});

describe('the gender', () => {
  const names = customerFieldsTexts('ar').customerFields;
  test.each([
    ['male', 'Masculino'],
    ['female', 'Femenino'],
    ['', '-'],
    ['other', '-'],
    ['Male', '-'],
    ['constructor', '-'],
    [undefined, '-'],
  ])('ACC-03, ACC-04: %j is shown as %s', (gender, shown) => {
    expect(shownGender(gender, names)).toBe(shown);
  });
});

describe('the full name', () => {
  test.each([
    [{ first_name: 'María José', middle_name: '', last_name: 'Pérez' }, 'María José Pérez'],
    [{ first_name: 'Ana', middle_name: 'Luz', last_name: "D'Angelo" }, "Ana Luz D'Angelo"],
    [{ first_name: ' Ana ', middle_name: '  ', last_name: 'de  la  Cruz' }, 'Ana de la Cruz'],
    [{ first_name: 'Ana' }, 'Ana'],
    [{ last_name: 'Paz' }, 'Paz'],
    [{}, ''],
  ])('FMT-08: %j is %s', (names, shown) => {
    expect(fullName(names)).toBe(shown);
  });
});

const both = [
  { key: 'ofertas', label: 'Ofertas y novedades', subscribed: true },
  { key: 'tendencias', label: 'Tendencias', subscribed: true },
];

test.each([
  [both.slice(0, 1), [false], '[{"key":"ofertas","subscribed":false}]'],
  [both, [false, true], '[{"key":"ofertas","subscribed":false},{"key":"tendencias","subscribed":true}]'],
  [both, [true], '[{"key":"ofertas","subscribed":true},{"key":"tendencias","subscribed":false}]'],
  [[], [], '[]'],
])('ACC-08, API-72: of %j the choice %j is sent as %s', (shown, wanted, text) => {
  expect(subscriptionsText(shown, wanted)).toBe(text);
});

const newsletters = (ofertas: boolean) =>
  `[{"key":"ofertas","subscribed":${ofertas}},{"key":"tendencias","subscribed":false}]`;

const edit = {
  first_name: 'María José',
  middle_name: '',
  last_name: 'Pérez',
  identification: '30123456',
  identification_type: 'DNI',
  day: '07',
  month: '05',
  year: '1990',
  gender: 'female',
  newsletter_subscriptions: newsletters(true),
};

test.each([
  [{}, true],
  [{ first_name: 'María' }, false],
  [{ middle_name: 'Luz' }, false],
  [{ last_name: 'Paz' }, false],
  [{ identification: '7654321' }, false],
  [{ identification_type: 'CI' }, false],
  [{ gender: 'male' }, false],
  [{ day: '08' }, false],
  [{ month: '06' }, false],
  [{ year: '1991' }, false],
  [{ newsletter_subscriptions: newsletters(false) }, false],
  [{ newsletter_subscriptions: '[]' }, false],
])('an edit with %j is in the details of a customer: %s', (changed, saved) => {
  expect(isSaved(aSignedInCustomer(), { ...edit, ...changed })).toBe(saved);
});

test('FMT-04: a birthday with a time is the same day as in the form', () => {
  expect(isSaved({ ...aSignedInCustomer(), birthday: '1990-05-07 00:00:00' }, edit)).toBe(true);
});
