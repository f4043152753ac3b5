import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { addressesApi } from '#api/addresses.ts';
import type { customerApi, signInApi } from '#api/customer.ts';
import { isFulfilled, isPending, isRejected } from '#store/matchers.ts';
import { slices } from '#store/store.ts';
import { formFound } from './formEvents.ts';

type Calls = Pick<typeof signInApi.endpoints, 'login' | 'socialLogin' | 'recoverPassword' | 'register'> &
  Pick<typeof customerApi.endpoints, 'editCustomer'> &
  Pick<typeof addressesApi.endpoints, 'addAddress' | 'editAddress'>;

/** The calls of the customer's forms, each with its success flag; a sign in has none (SESS-13). */
const calls = {
  login: undefined,
  socialLogin: undefined,
  recoverPassword: 'forgotPassword',
  register: 'register',
  editCustomer: 'edit',
  addAddress: 'addAddress',
  editAddress: 'editAddress',
} as const satisfies Record<keyof Calls, string | undefined>;

/** The forms of an address have a success flag but do not count for `isFetching` (SESS-11). */
const ofAddress: ReadonlySet<keyof Calls> = new Set(['addAddress', 'editAddress']);

interface FormsState {
  /** Whether one of the customer's own forms is in flight (SESS-11). */
  isFetching: boolean;
  /** The message of the last failure (SESS-12). */
  errorMessage: string;
  forgotPassword: boolean;
  register: boolean;
  edit: boolean;
  addAddress: boolean;
  editAddress: boolean;
  /** The id of a registration (SESS-33). */
  registerSuccessId: string | undefined;
}

const initialState: FormsState = {
  isFetching: false,
  errorMessage: '',
  forgotPassword: false,
  register: false,
  edit: false,
  addAddress: false,
  editAddress: false,
  registerSuccessId: undefined,
};

/**
 * The state of the customer's forms during and after sending (SESS-11 to SESS-13, SESS-33); loaded with their screens.
 */
const customerFormsSlice = createSlice({
  name: 'customerForms',
  initialState,
  reducers: {
    /** A screen with a form was opened: clears earlier results (SESS-14). */
    formOpened: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(formFound, (state, { payload: { form, id } }) => {
      Object.assign(state, { errorMessage: '', [form]: true }, id !== undefined && { registerSuccessId: id });
    });
    builder.addMatcher(isPending<Calls>(calls), (state, { meta }) => {
      const { endpointName } = meta.arg;
      const flag = calls[endpointName];
      const isFetching = !ofAddress.has(endpointName);
      Object.assign(state, { isFetching, errorMessage: '' }, flag && { [flag]: false });
    });
    builder.addMatcher(isFulfilled<Calls>(calls), (state, { meta, payload }) => {
      const { endpointName } = meta.arg;
      const flag = calls[endpointName];
      Object.assign(state, { isFetching: false }, flag && { [flag]: true });
      if (endpointName === 'register' && typeof payload === 'string') state.registerSuccessId = payload;
    });
    builder.addMatcher(isRejected<Calls>(calls), (state, { meta, payload }) => {
      const flag = calls[meta.arg.endpointName];
      Object.assign(
        state,
        { isFetching: false, errorMessage: payload?.message ?? '' },
        flag && { [flag]: false },
      );
    });
  },
  selectors: { selectCustomerForms: (state) => state },
});

declare module '#store/store.ts' {
  interface LazySlices extends WithSlice<typeof customerFormsSlice> {}
}

export const { formOpened } = customerFormsSlice.actions;
export const { selectCustomerForms } = customerFormsSlice.injectInto(slices).selectors;
