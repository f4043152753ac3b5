import type { Step } from './sessionSchedule.ts';

const by = (who: 'ana' | 'nueva' | 'segura', tab = 0) => ({ kind: 'signIn', tab, who, keep: false }) as const;
const answer = (which: number, times: number) => ({ kind: 'answer', which, times }) as const;
const settle = { kind: 'settle' } as const;
const signOut = { kind: 'signOut', tab: 0 } as const;
const lose = { kind: 'lose', which: 0 } as const;
const add = { kind: 'add', tab: 0 } as const;
const newTab = { kind: 'reload', tab: 0, sameTab: false, isTaken: false, asked: undefined } as const;
const taken = { ...newTab, sameTab: true, isTaken: true };

/** Schedules that once mixed two sessions up; every run begins with them. */
export const knownSchedules: readonly (readonly Step[])[] = [
  // The cart of a customer is on the device when another customer signs in, or none does.
  [by('ana'), settle, add, settle, by('nueva'), settle],
  [by('ana'), settle, add, settle, signOut, settle],
  // The response to a sign out comes after the next session has begun.
  [by('ana'), settle, signOut, by('ana'), answer(1, 1), answer(1, 1)],
  // Calls with an expired token are refused when the customer has a new one.
  [
    by('ana'),
    settle,
    { kind: 'expire' },
    { kind: 'calls', tab: 0 },
    answer(0, 3),
    by('ana'),
    answer(3, 1),
    answer(3, 1),
  ],
  // A sign out while the cart of a guest is being merged, or after the response to the merge was lost.
  [add, settle, by('ana'), answer(0, 2), signOut, answer(0, 4)],
  [add, settle, by('ana'), answer(0, 2), lose, lose, lose, signOut],
  // A merge without response before another customer signs in; then the first one returns.
  [add, answer(0, 2), by('ana'), answer(0, 2), by('nueva'), settle, by('ana'), answer(0, 1), answer(0, 1)],
  // Another tab ends the session before the response to its merge arrives.
  [add, by('nueva', 1), by('ana'), answer(0, 1), answer(1, 1)],
  // Another tab ends the session right after the response to its merge.
  [add, by('nueva'), answer(0, 1), answer(0, 2), by('ana', 1), answer(0, 1), { kind: 'read', tab: 0 }],
  // A sign out while a sign in is on its way.
  [by('ana'), settle, by('nueva'), signOut],
  // A sign in that fails or is cancelled overtakes the login of a new tab.
  [by('ana'), settle, newTab, by('segura'), answer(0, 1), answer(0, 1), { kind: 'dismiss', tab: 0 }],
  // Another tab writes what it knew before the sign in.
  [add, by('ana'), answer(1, 2), by('ana', 1)],
  // One tab signs out what another is about to restore.
  [by('ana'), answer(0, 3), newTab, { ...add, tab: 1 }, { ...signOut, tab: 1 }],
  [
    by('ana'),
    settle,
    { kind: 'focus', tab: 1 },
    signOut,
    { ...signOut, tab: 1 },
    answer(0, 1),
    by('ana'),
    answer(5, 2),
  ],
  // A session has expired in one tab, and begins again in another.
  [by('ana'), answer(0, 1), { kind: 'expire' }, settle, by('ana', 1), newTab, add],
  // The system discards a page, and restores its tab after another customer has signed in.
  [
    by('ana'),
    settle,
    { kind: 'focus', tab: 1 },
    settle,
    { ...signOut, tab: 1 },
    by('nueva', 1),
    settle,
    taken,
    settle,
  ],
  // The other tab has signed out, and the login of the address is overtaken by another login.
  [
    by('ana'),
    settle,
    { kind: 'focus', tab: 1 },
    settle,
    { ...signOut, tab: 1 },
    { ...taken, asked: { hash: 'h-1100', emptyCart: false } },
    { kind: 'calls', tab: 0 },
    by('segura'),
    settle,
  ],
];
