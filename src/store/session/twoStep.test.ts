import { createAsyncThunk } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { started, storeOf } from '#testing/backend/signedIn.ts';
import { loginSucceeded, registrationLoginSucceeded, socialLoginSucceeded } from './customerEvents.ts';
import { sessionEnded } from './sessionReducer.ts';
import { codeAwaited, codeDismissed, selectTwoStep } from './twoStep.ts';

const call = createAsyncThunk('call', (_arg: { endpointName: string }) => undefined as unknown);

/** A store with the stages of the calls of two-step authentication. */
function twoStep() {
  const { dispatch, getState } = storeOf();
  return {
    dispatch,
    state: () => selectTwoStep(getState()),
    succeed: (endpointName: string, answer: unknown = null) =>
      dispatch(call.fulfilled(answer, '1', { endpointName })),
    fail: (endpointName: string) => dispatch(call.rejected(null, '1', { endpointName })),
  };
}

const untouched = {
  enable: false,
  devices: [],
  validateCodeSuccess: false,
  dataAuth: undefined,
  disable: false,
  showModalTwoStepLogin: false,
  activeTwoStep: false,
  two_step_auth_enable: false,
  two_step_auth_device_active: false,
  two_step_auth_data: null,
  awaited: undefined,
};

const device = { id: '17', name: 'Chrome', fingerprint: 'f', date: '2024-03-05 14:07:00' };
const sent = { email: 'm***@mail.com', expires: '2024-03-05 14:17:00' };
const login = { email: 'maria@mail.com', token: '2fa-140', keepSession: '1', via: 'login' } as const;
const marks = {
  two_step_auth_enable: true,
  two_step_auth_device_active: false,
  two_step_auth_data: { fingerprint: 'f', token: '2fa-140' },
};
const awaiting = { ...marks, awaited: login, showModalTwoStepLogin: true, activeTwoStep: true };

describe('what a call answers', () => {
  test.each([
    ['isTwoStepActive', true, { enable: true }],
    ['getDevices', [device], { devices: [device] }],
    ['enableTwoStep', sent, { dataAuth: sent }],
    ['validateTwoStep', null, { validateCodeSuccess: true }],
    ['disableTwoStep', null, { disable: true }],
    ['deleteDevice', null, {}],
    ['getHome', true, {}],
  ])('TFA-01, TFA-08: %s with %j', (name, answer, change) => {
    const { state, succeed } = twoStep();
    expect(state()).toEqual(untouched);
    succeed(name, answer);
    expect(state()).toEqual({ ...untouched, ...change });
  });

  test.each([
    ['validateTwoStep', { disable: true }],
    ['disableTwoStep', { validateCodeSuccess: true }],
    ['enableTwoStep', { validateCodeSuccess: true, disable: true }],
    ['getHome', { validateCodeSuccess: true, disable: true }],
  ])('TFA-09: a failure of %s leaves %j', (name, left) => {
    const { state, succeed, fail } = twoStep();
    succeed('validateTwoStep');
    succeed('disableTwoStep');
    fail(name);
    expect(state()).toEqual({ ...untouched, ...left });
  });
});

describe('a sign in that awaits a code', () => {
  test('TFA-04, TFA-06: has the marks of its answer, and nothing of an earlier one', () => {
    const { dispatch, state, succeed } = twoStep();
    succeed('validateTwoStep');
    succeed('enableTwoStep', sent);
    dispatch(codeAwaited({ ...marks, login }));
    expect(state()).toEqual({ ...untouched, ...awaiting });
  });

  test('TFA-06: that is closed leaves no token, and where the code went is forgotten', () => {
    const { dispatch, state, succeed } = twoStep();
    dispatch(codeAwaited({ ...marks, login }));
    succeed('enableTwoStep', sent);
    dispatch(codeDismissed());
    expect(state()).toEqual({ ...untouched, two_step_auth_enable: true });
  });

  test.each([loginSucceeded, registrationLoginSucceeded, socialLoginSucceeded])(
    'TFA-10: ends with %s',
    (event) => {
      const { dispatch, state, succeed } = twoStep();
      dispatch(codeAwaited({ ...marks, login }));
      succeed('enableTwoStep', sent);
      succeed('validateTwoStep');
      dispatch(event(started));
      expect(state()).toEqual({ ...untouched, two_step_auth_enable: true, validateCodeSuccess: true });
    },
  );

  test('STATE-09, STATE-14: is gone with the session', () => {
    const { dispatch, state, succeed } = twoStep();
    succeed('getDevices', [device]);
    dispatch(codeAwaited({ ...marks, login }));
    dispatch(sessionEnded('logout'));
    expect(state()).toEqual(untouched);
  });
});
