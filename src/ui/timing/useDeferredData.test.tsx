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

test('what is there at first is drawn at once', () => {
  const draw = drawing();
  expect(draw('list', 1)).toEqual([1]);
});

test('what comes is drawn after a first drawing without it', () => {
  const draw = drawing();
  draw('list', undefined);
  expect(draw('list', 1)).toEqual([undefined, 1]);
  expect(draw('list', 2)).toEqual([1, 2]);
});

test('what goes is gone at once, and so is what belongs to something else', () => {
  const draw = drawing();
  draw('list', 1);
  expect(new Set(draw('other', 2))).toEqual(new Set([2]));
  expect(new Set(draw('other', undefined))).toEqual(new Set([undefined]));
});
