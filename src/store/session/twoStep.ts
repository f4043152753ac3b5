import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { twoStepApi } from '#api/twoStep.ts';
import type { KeepSession } from '#rules/session/sessionCookies.ts';
import type { SignIn } from '#schemas/customerShape.ts';
import type { Device } from '#schemas/twoStep.ts';
import { isFulfilled, isRejected } from '#store/matchers.ts';
import { slices } from '#store/store.ts';
import { loginSucceeded, registrationLoginSucceeded, socialLoginSucceeded } from './customerEvents.ts';

type Calls = typeof twoStepApi.endpoints;

// Stryker disable BooleanLiteral: only the keys are used
const calls: { [Name in keyof Calls]: true } = {
  isTwoStepActive: true,
  getDevices: true,
  deleteDevice: true,
  enableTwoStep: true,
  disableTwoStep: true,
  validateTwoStep: true,
};
// Stryker restore BooleanLiteral

/** A login that waits for its code; in memory only (TFA-06). */
export interface AwaitedLogin {
  email: string;
  /** The token for sending and validating the code; it does not open a session. */
  token: string;
  keepSession: KeepSession;
  via: 'login' | 'registration' | 'social';
}

/** Two-step authentication (TFA-01); loaded with the screens that need it. */
interface TwoStepState {
  enable: boolean;
  devices: Device[];
  validateCodeSuccess: boolean;
  /** The masked address that received the code, and the time when the code expires. */
  dataAuth: { email: string; expires: string } | undefined;
  disable: boolean;
  showModalTwoStepLogin: boolean;
  activeTwoStep: boolean;
  two_step_auth_enable: boolean;
  two_step_auth_device_active: boolean;
  two_step_auth_data: SignIn['two_step_auth_data'];
  awaited: AwaitedLogin | undefined;
}

const initialState: TwoStepState = {
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

const closed = {
  showModalTwoStepLogin: false,
  activeTwoStep: false,
  awaited: undefined,
  dataAuth: undefined,
};

/** Two-step authentication of the customer, and of a login that waits for its code (TFA-01, TFA-04 to TFA-09). */
const twoStepSlice = createSlice({
  name: 'twoStep',
  initialState,
  reducers: {
    /** The server requires a code before it opens the session (TFA-04, TFA-06). */
    codeAwaited: (
      state,
      { payload }: PayloadAction<Omit<SignIn, 'customer' | 'token'> & { login: AwaitedLogin }>,
    ) => {
      const { login, ...marks } = payload;
      Object.assign(state, initialState, marks, {
        awaited: login,
        showModalTwoStepLogin: true,
        activeTwoStep: true,
      });
    },
    /** The customer has closed the dialog and stays a guest (TFA-06). */
    codeDismissed: (state) => {
      Object.assign(state, closed, { two_step_auth_data: null });
    },
  },
  extraReducers: (builder) => {
    for (const started of [loginSucceeded, registrationLoginSucceeded, socialLoginSucceeded])
      builder.addCase(started, (state) => {
        Object.assign(state, closed, { two_step_auth_data: null });
      });
    builder.addMatcher(isFulfilled<Calls>(calls), (state, action) => {
      const { endpointName } = action.meta.arg;
      if (endpointName === 'isTwoStepActive') state.enable = action.payload as boolean;
      if (endpointName === 'getDevices') state.devices = action.payload as Device[];
      if (endpointName === 'enableTwoStep') state.dataAuth = action.payload as TwoStepState['dataAuth'];
      if (endpointName === 'validateTwoStep') state.validateCodeSuccess = true;
      if (endpointName === 'disableTwoStep') state.disable = true;
    });
    builder.addMatcher(isRejected<Calls>(calls), (state, { meta }) => {
      if (meta.arg.endpointName === 'validateTwoStep') state.validateCodeSuccess = false;
      if (meta.arg.endpointName === 'disableTwoStep') state.disable = false;
    });
  },
  selectors: { selectTwoStep: (state) => state },
});

declare module '#store/store.ts' {
  interface LazySlices extends WithSlice<typeof twoStepSlice> {}
}

export const { codeAwaited, codeDismissed } = twoStepSlice.actions;
export const { selectTwoStep } = twoStepSlice.injectInto(slices).selectors;
