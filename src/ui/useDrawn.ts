import { useDeferredValue } from 'react';

/**
 * A value as it is drawn, of what `of` names: what comes is drawn in pieces, between which the page stays awake, and
 * what goes is gone at once. What is there when its screen opens stands there with the first drawing.
 */
export function useDrawn<Value>(of: string, value: Value | undefined): Value | undefined {
  const drawnOf = useDeferredValue(of);
  const drawn = useDeferredValue(value);
  return value === undefined || drawnOf !== of ? value : drawn;
}
