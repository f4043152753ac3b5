import { describe, expect, test } from 'vitest';
import { serverClock } from './serverClock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.UTC(2026, 2, 2, 12);

/** A device whose clock is off by some ms at noon of the server, and the clock that the shop makes of it. */
function onDevice(off: number) {
  let passed = 0;
  const clock = serverClock(() => noon + off + passed);
  return {
    ...clock,
    pass: (time: number) => {
      passed += time;
    },
  };
}

describe('the time of the server', () => {
  test.each([
    ['right', 0],
    ['two days behind', -2 * day],
    ['nine months ahead', 270 * day],
  ])('AFTER-03: is known on a device whose clock is %s', (_how, off) => {
    const { now, onDate, pass } = onDevice(off);
    onDate('Mon, 02 Mar 2026 12:00:00 GMT');
    expect(now()).toBe(noon);
    pass(90 * minute);
    expect(now()).toBe(noon + 90 * minute);
  });

  test.each([null, '', 'yesterday', 'Mon, 32 Mar 2026 12:00:00 GMT'])(
    'is that of the device, or of the last answer, if an answer says %j',
    (date) => {
      const { now, onDate } = onDevice(day);
      onDate(date);
      expect(now()).toBe(noon + day);
      onDate('Mon, 02 Mar 2026 12:00:00 GMT');
      onDate(date);
      expect(now()).toBe(noon);
    },
  );

  test.each([0, -day, day])(
    'follows the last answer, also where a clock %i ms off was set meanwhile',
    (off) => {
      const { now, onDate, pass } = onDevice(off);
      onDate('Mon, 02 Mar 2026 12:00:00 GMT');
      pass(3 * day);
      onDate('Mon, 02 Mar 2026 12:01:00 GMT');
      expect(now()).toBe(noon + minute);
    },
  );
});
