import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Extra } from '#api/extra.ts';
import { request } from '#api/request.ts';
import { sessionApi } from '#api/sessionApi.ts';
import { shopApi } from '#api/shopApi.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import type { RootState } from '#store/makeStore.ts';

/** A call on its way, and what comes of it. */
export interface Sent extends Promise<{ data?: unknown; error?: Problem }> {
  requestId: string;
  abort: () => void;
}

/** What the store keeps of a call. */
export interface Kept {
  status: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  data?: unknown;
  error?: unknown;
}

/** The shop's endpoint of a call, whatever the call: `key` is the arguments of a read, the request id of a change. */
export interface Sendable {
  initiate: (
    args: unknown,
    options?: { forceRefetch?: boolean },
  ) => ThunkAction<Sent, RootState, Extra, UnknownAction>;
  select: (key: unknown) => (state: RootState) => Kept;
}

/** The shop's own endpoint of a call; one that no screen asks for yet is made from its definition alone. */
export function endpointOf(endpoint: Endpoint): Sendable {
  const api = endpoint.auth ? sessionApi : shopApi;
  const known = api.endpoints as Record<string, unknown>;
  if (!(endpoint.name in known)) {
    const made = request(endpoint, (reply) => reply) as never;
    api.injectEndpoints({
      endpoints: (build) => ({
        [endpoint.name]: endpoint.kind === 'read' ? build.query(made) : build.mutation(made),
      }),
    });
  }
  return known[endpoint.name] as Sendable;
}
