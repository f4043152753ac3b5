import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDeferredData } from './useDeferredData.ts';

/** Each rendered value, in order, after a change of the data. */
function drawing() {
  let drawn: (number | undefined)[] = [];
  function Part({ of, value }: { of: string; value: number | undefined }) {
    drawn.push(useDeferredData(of, value));
    return null;
  }
  const { rerender } = render(null);
  return (of: string, value: number | undefined) => {
    drawn = [];
    rerender(<Part of={of} value={value} />);
    return drawn;
  };
}

test('initial data are rendered at once', () => {
  const draw = drawing();
  expect(draw('list', 1)).toEqual([1]);
});

test('new data are rendered after a first rendering without them', () => {
  const draw = drawing();
  draw('list', undefined);
  expect(draw('list', 1)).toEqual([undefined, 1]);
  expect(draw('list', 2)).toEqual([1, 2]);
});

test('removed data disappear at once, and so do those of another key', () => {
  const draw = drawing();
  draw('list', 1);
  expect(new Set(draw('other', 2))).toEqual(new Set([2]));
  expect(new Set(draw('other', undefined))).toEqual(new Set([undefined]));
});
