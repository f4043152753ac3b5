import { createAsyncThunk } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { storeOf } from '#testing/backend/signedIn.ts';
import { formOpened, selectCustomerForms } from './customerForms.ts';
import { formFound } from './formEvents.ts';
import { sessionEnded } from './sessionReducer.ts';

const call = createAsyncThunk('call', (_arg: { endpointName: string }) => undefined as unknown);

/** A store with the stages of a call of the customer's forms. */
function forms() {
  const { dispatch, getState } = storeOf();
  return {
    state: () => selectCustomerForms(getState()),
    begin: (endpointName: string) => dispatch(call.pending('1', { endpointName })),
    succeed: (endpointName: string, answer: unknown = null) =>
      dispatch(call.fulfilled(answer, '1', { endpointName })),
    fail: (endpointName: string, message?: string) =>
      dispatch(call.rejected(null, '1', { endpointName }, message === undefined ? undefined : { message })),
    find: (found: Parameters<typeof formFound>[0]) => dispatch(formFound(found)),
    open: () => dispatch(formOpened()),
    end: () => dispatch(sessionEnded('expiry')),
  };
}

const untouched = {
  isFetching: false,
  errorMessage: '',
  forgotPassword: false,
  register: false,
  edit: false,
  addAddress: false,
  editAddress: false,
  registerSuccessId: undefined,
};

const calls = [
  ['login', {}],
  ['socialLogin', {}],
  ['recoverPassword', { forgotPassword: true }],
  ['register', { register: true }],
  ['editCustomer', { edit: true }],
] as const;

test.each(calls)('SESS-11, SESS-12, SESS-13: the stages of %s', (name, success) => {
  const { state, begin, succeed, fail } = forms();
  expect(state()).toEqual(untouched);
  begin(name);
  expect(state()).toEqual({ ...untouched, isFetching: true });
  succeed(name);
  expect(state()).toEqual({ ...untouched, ...success });
  begin(name);
  expect(state()).toEqual({ ...untouched, isFetching: true });
  fail(name, 'Errors in customer data.');
  expect(state()).toEqual({ ...untouched, errorMessage: 'Errors in customer data.' });
  begin(name);
  expect(state()).toEqual({ ...untouched, isFetching: true });
  fail(name);
  expect(state()).toEqual(untouched);
});

test.each(['addAddress', 'editAddress'])('SESS-12, SESS-13: the stages of %s', (name) => {
  const { state, begin, succeed, fail } = forms();
  begin(name);
  expect(state()).toEqual(untouched);
  succeed(name);
  expect(state()).toEqual({ ...untouched, [name]: true });
  begin(name);
  expect(state()).toEqual(untouched);
  succeed(name);
  fail(name, 'Post code does not belong to the selected region.');
  expect(state()).toEqual({
    ...untouched,
    errorMessage: 'Post code does not belong to the selected region.',
  });
});

test('SESS-11, SESS-13: one form is none of another, and a removal of an address none at all', () => {
  const { state, begin, succeed } = forms();
  succeed('addAddress');
  succeed('editAddress');
  begin('removeAddress');
  succeed('removeAddress');
  begin('editCustomer');
  expect(state()).toEqual({ ...untouched, isFetching: true, addAddress: true, editAddress: true });
});

test('SESS-13: a failure that follows no start takes the success away too', () => {
  const { state, succeed, fail } = forms();
  succeed('register');
  succeed('recoverPassword');
  fail('register', 'x');
  expect(state()).toEqual({ ...untouched, errorMessage: 'x', forgotPassword: true });
});

test('SESS-33: the id is that of a registration, and of no other call', () => {
  const { state, succeed } = forms();
  succeed('login', '7');
  succeed('recoverPassword', '8');
  succeed('register', null);
  expect(state().registerSuccessId).toBeUndefined();
  succeed('register', '140');
  expect(state().registerSuccessId).toBe('140');
});

test('SESS-13, SESS-33: a form that turned out to be done has succeeded, and a registration has its id', () => {
  const { state, fail, find } = forms();
  fail('register', 'x');
  find({ form: 'register', id: '140' });
  expect(state()).toEqual({ ...untouched, register: true, registerSuccessId: '140' });
  fail('editCustomer', 'x');
  find({ form: 'edit' });
  expect(state()).toEqual({ ...untouched, register: true, registerSuccessId: '140', edit: true });
});

test('SESS-14: a form that is opened has nothing of the one before', () => {
  const { state, succeed, begin, fail, open } = forms();
  succeed('register', '140');
  fail('login', 'x');
  begin('recoverPassword');
  open();
  expect(state()).toEqual(untouched);
});

test('a call of another area is none of these', () => {
  const { state, begin, succeed, fail } = forms();
  begin('getHome');
  succeed('getHome', '7');
  fail('getHome', 'x');
  expect(state()).toEqual(untouched);
});

test('STATE-14: what was registered is gone with the session', () => {
  const { state, succeed, fail, end } = forms();
  succeed('register', '140');
  fail('login', 'x');
  end();
  expect(state()).toEqual(untouched);
});
