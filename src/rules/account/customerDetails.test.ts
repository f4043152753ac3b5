import { describe, expect, test } from 'vitest';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { fullName, shownGender } from './customerDetails.ts';

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
