import { expect, test } from 'vitest';
import { otherSession, type SessionCopy } from './otherSession.ts';

const guest = (endedSessions: number): SessionCopy => ({ loggedIn: false, endedSessions });
const customer = (idCustomer: string, endedSessions: number): SessionCopy => ({
  loggedIn: true,
  idCustomer,
  endedSessions,
});

test.each<[string, SessionCopy, SessionCopy | undefined, SessionCopy | undefined, string]>([
  ['a guest in both', guest(0), guest(0), guest(0), 'same'],
  ['nothing from the other', customer('1', 2), undefined, undefined, 'same'],
  ['a guest, of whom nothing was known', guest(0), undefined, guest(0), 'same'],
  ['a login in the other, of which nothing was known', guest(0), undefined, customer('1', 0), 'same'],
  ['the same customer in both', customer('1', 2), customer('1', 2), customer('1', 2), 'same'],
  ['a login in the other', guest(2), guest(2), customer('1', 2), 'same'],
  ['a login here', customer('1', 2), guest(2), guest(2), 'same'],
  ['a logout in the other', customer('1', 2), customer('1', 2), guest(3), 'newer'],
  ['a logout in the other, of which nothing was known', customer('1', 2), undefined, guest(3), 'newer'],
  ['another customer after a logout', customer('1', 2), customer('1', 2), customer('2', 3), 'newer'],
  ['the same customer after a logout', customer('1', 2), customer('1', 2), customer('1', 3), 'newer'],
  ['a logout here', guest(3), customer('1', 2), customer('1', 2), 'ended'],
  ['a switch of customer here', customer('2', 3), customer('1', 2), customer('1', 2), 'ended'],
  ['a logout in both', guest(3), customer('1', 2), guest(3), 'newer'],
  ['a logout in both, and a login in the other', guest(3), customer('1', 2), customer('2', 3), 'newer'],
  ['two customers that logged in at once', customer('1', 0), guest(0), customer('2', 0), 'newer'],
])('SESS-43, STATE-14: the copy of another tab: %s', (_case, own, known, other, relation) => {
  expect(otherSession(own, known, other)).toBe(relation);
});
