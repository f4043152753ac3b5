import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { sessionApi } from './shopApi.ts';

type Reset = ThunkAction<void, { sessionApi: ReturnType<typeof sessionApi.reducer> }, unknown, UnknownAction>;

/** Makes a reset: the next screen that needs these calls begins with their first page (STATE-13). */
export const forgetQueries =
  (names: readonly string[]): (() => Reset) =>
  () =>
  (dispatch, getState) => {
    const { removeQueryResult } = sessionApi.internalActions;
    for (const [key, query] of Object.entries(getState().sessionApi.queries))
      if (query && names.includes(query.endpointName ?? ''))
        dispatch(removeQueryResult({ queryCacheKey: key as never }));
  };
