import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { shopApi } from './shopApi.ts';

type Thunk<Result> = ThunkAction<
  Result,
  { shopApi: ReturnType<typeof shopApi.reducer> },
  unknown,
  UnknownAction
>;

interface Renewable {
  initiate: (args: unknown, options: object) => Thunk<Promise<{ isSuccess: boolean }>>;
}

/** Sends cached calls of the named endpoints again if their arguments match. Resolves with the number of new answers. */
export const renewQueries =
  (names: readonly string[], matches: (args: unknown) => boolean): Thunk<Promise<number>> =>
  async (dispatch, getState) => {
    const endpoints = shopApi.endpoints as Record<string, Renewable>;
    const calls = Object.values(getState().shopApi.queries).flatMap((query) => {
      const { endpointName = '', originalArgs } = query ?? {};
      const isShown =
        (query?.data ?? undefined) !== undefined && names.includes(endpointName) && matches(originalArgs);
      const call = isShown && endpoints[endpointName];
      return call ? [dispatch(call.initiate(originalArgs, { subscribe: false, forceRefetch: true }))] : [];
    });
    return (await Promise.all(calls)).filter(({ isSuccess }) => isSuccess).length;
  };
