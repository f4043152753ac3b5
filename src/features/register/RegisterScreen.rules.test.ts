import { expect, test } from 'vitest';
import { draftOf, withDraft } from './RegisterScreen.tsx';

const first = { email: '', password: '', news: false };
const typed = { email: 'ana@mail.co', password: 'Clave123', news: true };

test('a draft has what was typed, without what is secret and without texts of megabytes', () => {
  expect(draftOf(typed, ['password'])).toEqual({ email: 'ana@mail.co', news: true });
  expect(draftOf({ ...typed, email: 'a'.repeat(255) }, ['password'])).toEqual({ news: true });
  expect(draftOf({ ...typed, email: 'a'.repeat(254) }, ['password'])).toHaveProperty('email');
});

test('a form begins with its draft', () => {
  expect(withDraft(first, { email: 'ana@mail.co', news: true })).toEqual({
    email: 'ana@mail.co',
    password: '',
    news: true,
  });
});

test.each<unknown>([
  undefined,
  null,
  'email',
  7,
  [],
  { other: 'x' },
  { email: 7, news: 'yes' },
  { email: null },
  { email: 'a'.repeat(255) },
  { constructor: 'x' },
  JSON.parse('{"__proto__":{"a":1}}'),
])('a form begins empty if its entry has %j', (kept) => {
  expect(withDraft(first, kept)).toEqual(first);
});
