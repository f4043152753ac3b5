import {
  deleteDevice,
  disableTwoStep,
  enableTwoStep,
  getDevices,
  isTwoStepActive,
  validateTwoStep,
} from '#schemas/twoStep.ts';
import { sessionApi } from './shopApi.ts';
import { toSignIn } from './customer.ts';
import { request } from '#api/transport/request.ts';

const nothing = () => null;

/**
 * Two-step authentication (API-88 to API-91). A change invalidates the cached state and devices (TFA-13). At sign in,
 * dispatch `validateTwoStep` with `{ track: false }`, like `login`.
 */
export const twoStepApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    isTwoStepActive: build.query({
      ...request(isTwoStepActive, ({ is_active }) => is_active),
      providesTags: ['twoStep'],
    }),
    getDevices: build.query({ ...request(getDevices, ({ Device }) => Device), providesTags: ['devices'] }),
    deleteDevice: build.mutation({ ...request(deleteDevice, nothing), invalidatesTags: ['devices'] }),
    enableTwoStep: build.mutation(request(enableTwoStep, ({ data }) => data)),
    disableTwoStep: build.mutation({ ...request(disableTwoStep, nothing), invalidatesTags: ['twoStep'] }),
    validateTwoStep: build.mutation({
      // No customer after a code that turned two-step authentication on (API-91).
      ...request(validateTwoStep, ({ customer }) => customer && toSignIn(customer)),
      // A wrong code makes nothing outdated.
      invalidatesTags: (_data, problem) => (problem === undefined ? ['twoStep', 'devices'] : []),
    }),
  }),
});

export const { useGetDevicesQuery, useIsTwoStepActiveQuery } = twoStepApi;
