import type { MouseEvent } from 'react';
import { expect, test } from 'vitest';
import { leadsElsewhere } from './Link.tsx';

const press = (keys: object = {}) =>
  ({ button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, ...keys }) as MouseEvent;

test('a press of the first button alone stays in the tab', () => {
  expect(leadsElsewhere(press())).toBe(false);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press with %j leads elsewhere',
  (keys) => {
    expect(leadsElsewhere(press(keys))).toBe(true);
  },
);
