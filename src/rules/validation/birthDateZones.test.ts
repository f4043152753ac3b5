import { expect, test, vi } from 'vitest';
import { isBirthDate } from './fieldRules.ts';

const dateOf = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('/');
  return { day, month, year };
};

test.each([
  ['America/Argentina/Buenos_Aires', '2024-03-05T01:00:00Z', '4/3/2024', '5/3/2024'],
  ['Asia/Tokyo', '2024-03-04T16:00:00Z', '5/3/2024', '6/3/2024'],
])('VAL-14: in %s at %s today is %s', (zone, now, today, tomorrow) => {
  vi.stubEnv('TZ', zone);
  const accepts = (text: string) => isBirthDate(dateOf(text), Date.parse(now));
  expect([accepts(today), accepts(tomorrow)]).toEqual([true, false]);
  vi.unstubAllEnvs();
});
