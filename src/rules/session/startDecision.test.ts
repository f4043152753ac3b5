import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseKeepSession, readSession } from './sessionCookies.ts';
import { splitAutologin } from './signIn.ts';
import {
  loginStep,
  opensSession,
  startDecision,
  type StoredCustomer,
  visitorClass,
} from './startDecision.ts';

/** Logged in, `keep_session`, whether there is a token, cookies, address, and what is decided. */
type Row = [boolean, string | null, boolean, string, string, object];

/** The decision for what is stored, as the device has it, and the address. */
function decisionFor([loggedIn, keep, token, cookies, url]: Row) {
  const stored = { loggedIn, keepSession: parseKeepSession(keep), hasToken: token, ...readSession(cookies) };
  return startDecision(stored, splitAutologin(url).autologin);
}

const both = 'session-id=m1; access_token=h1';
const onlyHash = 'access_token=h1';

const byHash = (keepSession: string) => ({
  kind: 'autologin',
  remove: 'nothing',
  hash: 'h1',
  emptyCart: false,
  keepSession,
});
const byUrl = (remove: string, emptyCart = false) => ({
  kind: 'autologin',
  remove,
  hash: 'h2',
  emptyCart,
  keepSession: '0',
});
const anonymous = (remove: string) => ({ kind: 'anonymous', remove });
const stays = { kind: 'stay', remove: 'nothing' };
const link = '/?autologin=1&hash=h2';

describe('the table of examples', () => {
  test.each<[string, ...Row]>([
    ['SESS-17', true, '0', true, both, '/', stays],
    ['SESS-17', true, '1', true, both, '/', stays],
    ['SESS-17, SESS-41', true, '0', false, both, '/', byHash('0')],
    ['SESS-17, SESS-41', true, '1', false, both, '/', byHash('1')],
    ['SESS-48', true, '0', false, onlyHash, '/', anonymous('session')],
    ['SESS-48', true, '1', false, onlyHash, '/', anonymous('session')],
    ['SESS-40, SESS-42', true, null, false, both, '/', anonymous('session')],
    ['SESS-35, SESS-41', false, null, false, both, '/', byHash('0')],
    ['SESS-48', false, null, false, onlyHash, '/', anonymous('credentials')],
    ['SESS-35', false, null, false, '', '/', anonymous('nothing')],
    ['SESS-36, SESS-38', false, null, false, both, link, byUrl('nothing')],
    ['SESS-36, SESS-37', false, null, false, '', `${link}&emptyCart=1`, byUrl('nothing', true)],
  ])('%s: logged in %s, kept %j, token %s, cookies %j, address %s', (_ids, ...row) => {
    expect(decisionFor(row)).toEqual(row[5]);
  });
});

describe('beside the table', () => {
  test.each<[string, ...Row]>([
    ['SESS-36: a link does not replace a customer', true, '1', true, both, link, stays],
    ['SESS-36: nor while the tab has no token', true, '1', false, both, `${link}&emptyCart=1`, byHash('1')],
    ['SESS-38, SESS-48: it logs in after an expiry', true, '1', true, onlyHash, link, byUrl('session')],
    ['SESS-38, SESS-42: it logs in after a clean-out', true, null, true, both, link, byUrl('session')],
    ['SESS-40: a clean-out with a token', true, null, true, both, '/', anonymous('session')],
    ['SESS-41: an unreadable choice is missing', true, 'x', true, both, '/', anonymous('session')],
    ['SESS-48: a token outlives no session', true, '1', true, onlyHash, '/', anonymous('session')],
    ['SESS-48: no hash to get a token with', true, '1', false, 'session-id=m1', '/', anonymous('session')],
    ['SESS-17: a token without a hash', true, '0', true, 'session-id=m1', '/', stays],
    ['SESS-41: the stored choice is used again', false, '1', false, both, '/', byHash('1')],
    ['SESS-43: a token left over', false, null, true, '', '/', anonymous('credentials')],
    ['SESS-43: a choice left over', false, '0', false, '', '/', anonymous('credentials')],
    [
      'SESS-43: a session cookie left over',
      false,
      null,
      false,
      'session-id=m1',
      '/',
      anonymous('credentials'),
    ],
    [
      'SESS-38: an address that asks for nothing',
      false,
      null,
      false,
      '',
      '/?autologin=1',
      anonymous('nothing'),
    ],
  ])('%s', (_title, ...row) => {
    expect(decisionFor(row)).toEqual(row[5]);
  });
});

type Decide = typeof startDecision;

const customers: fc.Arbitrary<StoredCustomer> = fc.record({
  loggedIn: fc.boolean(),
  keepSession: fc.constantFrom('0' as const, '1' as const, undefined),
  hasToken: fc.boolean(),
  lives: fc.boolean(),
  hash: fc.constantFrom('h1', undefined),
});
const links = fc.constantFrom(undefined, { hash: 'h2', emptyCart: true }, { hash: 'h2', emptyCart: false });

/** What must hold for every start, whatever else is decided. */
function isSound(stored: StoredCustomer, asked: { emptyCart: boolean } | undefined, decide: Decide) {
  const { loggedIn, keepSession, hasToken, lives, hash } = stored;
  const decision = decide(stored, asked && { hash: 'h2', emptyCart: asked.emptyCart });
  const isSession = loggedIn && lives && keepSession !== undefined && (hasToken || hash !== undefined);
  const usesStored = decision.kind === 'autologin' && decision.hash === 'h1';
  const usesLink = decision.kind === 'autologin' && decision.hash === 'h2';
  return [
    // A session goes on, or everything of it is removed.
    loggedIn === (decision.remove === 'session' || isSession),
    isSession === (loggedIn && (decision.kind === 'stay' || usesStored)),
    decision.kind !== 'stay' || hasToken,
    // The stored hash is tried while the session lives only, and where no customer has been cleaned out.
    !usesStored || (lives && hash === 'h1' && decision.remove === 'nothing'),
    // A link counts for visitors only.
    usesLink === (asked !== undefined && !isSession),
    !usesLink || (decision.emptyCart === asked?.emptyCart && decision.keepSession === '0'),
    !usesStored || (!decision.emptyCart && decision.keepSession === (keepSession ?? '0')),
    // A visitor without a session has nothing of one.
    decision.kind !== 'anonymous' ||
      decision.remove !== 'nothing' ||
      !(lives || hasToken || hash !== undefined || keepSession !== undefined),
  ].every(Boolean);
}

const check = (decide: Decide) =>
  fc.assert(
    fc.property(customers, links, (stored, asked) => isSound(stored, asked, decide)),
    { seed: 20241, numRuns: 2000 },
  );

test('SESS-35, SESS-40, SESS-48: a session goes on or leaves nothing, whatever is stored', () => {
  expect(() => check(startDecision)).not.toThrow();
});

test.each<[string, Decide]>([
  [
    'lets a link replace a customer',
    (stored, asked) => startDecision(asked ? { ...stored, hasToken: false, lives: false } : stored, asked),
  ],
  ['tries the hash without a session', (stored, asked) => startDecision({ ...stored, lives: true }, asked)],
  [
    'needs no stored choice',
    (stored, asked) => startDecision({ ...stored, keepSession: stored.keepSession ?? '0' }, asked),
  ],
  [
    'logs in again what it cleaned out',
    (stored, asked) => {
      const decision = startDecision(stored, asked);
      return decision.remove === 'session' && stored.lives
        ? startDecision({ ...stored, loggedIn: false }, asked)
        : decision;
    },
  ],
  [
    'trusts a token without a session',
    (stored, asked) =>
      stored.hasToken && stored.loggedIn ? { kind: 'stay', remove: 'nothing' } : startDecision(stored, asked),
  ],
  [
    'takes the cart of every visitor',
    (stored, asked) => {
      const decision = startDecision(stored, asked);
      return decision.remove === 'credentials' ? { ...decision, remove: 'session' } : decision;
    },
  ],
  [
    'leaves the credentials of nobody',
    (stored, asked) => {
      const decision = startDecision(stored, asked);
      return decision.remove === 'credentials' ? { ...decision, remove: 'nothing' } : decision;
    },
  ],
])('refused is a start that %s', (_fault, decide) => {
  expect(() => check(decide)).toThrow('Property failed');
});

const opened = { token: 'tok-140', customer: { idCustomer: '140', id_hash: 'h-140' } };

const marks = (isEnabled: boolean, isActive: boolean) => ({
  two_step_auth_enable: isEnabled,
  two_step_auth_device_active: isActive,
});

test.each([
  ['TFA-02', false, true, false, 'complete'],
  ['TFA-02', false, true, true, 'complete'],
  ['TFA-02', false, false, false, 'complete'],
  ['TFA-04', true, false, false, 'complete'],
  ['TFA-04', true, false, true, 'complete'],
  ['TFA-11', true, true, true, 'complete'],
  ['TFA-04', true, true, false, 'code'],
] as const)(
  '%s: offered %s, enabled %s, device active %s: the login is or needs %s',
  (_id, offered, isEnabled, isActive, step) => {
    expect(loginStep({ ...opened, ...marks(isEnabled, isActive) }, offered)).toBe(step);
  },
);

describe.each([
  ['the token', { ...opened, token: '' }],
  ['the hash', { ...opened, customer: { ...opened.customer, id_hash: '' } }],
  ['the customer', { ...opened, customer: { ...opened.customer, idCustomer: '' } }],
])('an answer without %s', (_what, answer) => {
  test.each([
    [false, true, false],
    [true, false, false],
    [true, true, true],
  ])('SESS-16: logs nobody in (offered %s)', (offered, isEnabled, isActive) => {
    expect(opensSession(answer)).toBe(false);
    expect(loginStep({ ...answer, ...marks(isEnabled, isActive) }, offered)).toBe('failed');
  });

  test('TFA-04: may need the code first', () => {
    expect(loginStep({ ...answer, ...marks(true, false) }, true)).toBe('code');
  });
});

test.each([
  [false, false, 'logged out'],
  [false, true, 'logged out'],
  [true, false, 'new customer'],
  [true, true, 'existing customer'],
])('SESS-05: logged in %s, with orders %s: %s', (loggedIn, hasOrders, expected) => {
  expect(visitorClass({ loggedIn, hasOrders })).toBe(expected);
});
