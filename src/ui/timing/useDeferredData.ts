import { useDeferredValue } from 'react';

/**
 * A value with deferred rendering: new data renders in interruptible parts, removed data disappears at once, and data
 * that is present when its screen opens renders immediately. `of` identifies the subject.
 */
export function useDeferredData<Value>(of: string, value: Value | undefined): Value | undefined {
  const drawnOf = useDeferredValue(of);
  const drawn = useDeferredValue(value);
  return value === undefined || drawnOf !== of ? value : drawn;
}
