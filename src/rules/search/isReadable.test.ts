import { expect, test } from 'vitest';
import { isReadable } from './isReadable.ts';

test.each([
  ['q=botas', true],
  ['q=%C3%B1and%C3%BA', true],
  ['q=%F0%9F%91%9F', true],
  ['q=%', true],
  ['q=100%', true],
  ['q=', true],
  ['', true],
  ['q=%E0%A4%A', false],
  ['q=%C3', false],
  ['q=botas%FF', false],
  ['q=%00', false],
  ['q=%E2%80%8B%07', false],
  ['q=botas%00', true],
])('the phrase of %j can be read: %s', (query, is) => {
  expect(isReadable(new URLSearchParams(query).get('q') ?? undefined)).toBe(is);
});
