import { describe, expect, test } from 'vitest';
import type { AnswerReport } from '#schemas/workerMessages.ts';
import { storeOf } from '#testing/backend/signedIn.ts';
import {
  answerReported,
  screenRenewed,
  screensListed,
  selectShownAnswer,
  selectStoredScreens,
  selectVersion,
  versionFound,
  versionGone,
  versionPutOff,
} from './worker.ts';

/** The worker's report of a response for home. */
const report = (state: AnswerReport['state'], storedAt: number) =>
  answerReported({ type: 'answer', kind: 'home', subject: '/', storedAt, state });

test('PWA-05, PWA-06: at first no answer, no screen and no other version is known', () => {
  const state = storeOf().getState();
  expect(selectVersion(state)).toBe('current');
  expect(selectShownAnswer(state, '/')).toBeUndefined();
  expect(selectStoredScreens(state)).toEqual([]);
});

describe('PWA-05: the answer that a screen shows', () => {
  test.each(['stored', 'current', 'failed'] as const)(
    'is the state that the worker has reported: %s',
    (state) => {
      const store = storeOf();
      store.dispatch(report(state, 5000));
      expect(selectShownAnswer(store.getState(), '/')).toEqual({ storedAt: 5000, state });
      expect(selectShownAnswer(store.getState(), '/menu')).toBeUndefined();
    },
  );

  test('stays the older one until the screen shows the newer', () => {
    const store = storeOf();
    store.dispatch(report('stored', 5000));
    store.dispatch(report('changed', 9000));
    expect(selectShownAnswer(store.getState(), '/')).toEqual({ storedAt: 5000, state: 'stored' });
    store.dispatch(screenRenewed({ subject: '/', storedAt: 9000 }));
    expect(selectShownAnswer(store.getState(), '/')).toEqual({ storedAt: 9000, state: 'current' });
  });
});

test('PWA-05: the screens of the device are those that were listed last', () => {
  const store = storeOf();
  const menu = { kind: 'menu', path: '/menu', name: '' } as const;
  store.dispatch(screensListed([{ kind: 'home', path: '/', name: '' }]));
  store.dispatch(screensListed([menu]));
  expect(selectStoredScreens(store.getState())).toEqual([menu]);
});

test.each([
  [
    'a version that waits can be put off, and is not offered again on this visit',
    [versionFound(), versionFound(), versionPutOff(), versionFound()],
    ['waiting', 'waiting', 'putOff', 'putOff'],
  ],
  [
    'one that was put off and is gone does not keep another one from being offered',
    [versionFound(), versionPutOff(), versionGone(), versionFound()],
    ['waiting', 'putOff', 'current', 'waiting'],
  ],
])('PWA-06: %s', (_what, actions, versions) => {
  const store = storeOf();
  const seen = actions.map((action) => {
    store.dispatch(action);
    return selectVersion(store.getState());
  });
  expect(seen).toEqual(versions);
});
