import { request } from '#api/request.ts';
import { sessionApi } from '#api/sessionApi.ts';
import { shopApi } from '#api/shopApi.ts';
import type { Hosts } from '#countries/hosts.ts';
import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import type { Problem } from '#schemas/problem.ts';
import { makeStore } from '#store/makeStore.ts';

interface Initiated {
  endpoints: Record<string, { initiate: (args: unknown) => never }>;
}

/** The shop's own endpoint of a call; one that no screen asks for yet is made from its definition alone. */
function endpointOf(endpoint: Endpoint) {
  const api = endpoint.auth ? sessionApi : shopApi;
  const known = api as unknown as Initiated;
  if (!(endpoint.name in known.endpoints)) {
    api.injectEndpoints({
      endpoints: (build) => ({
        [endpoint.name]: (endpoint.kind === 'read' ? build.query : build.mutation)(
          request(endpoint, (reply) => reply) as never,
        ),
      }),
    });
  }
  const found = known.endpoints[endpoint.name];
  if (found === undefined) throw new Error(`Failed to call ${endpoint.name}: it was not injected.`);
  return found;
}

/**
 * Sends a call as the shop does, through a store of its own, to one server for every base; pauses between attempts
 * are left out. What comes back is the checked answer or the problem.
 */
export async function callThrough<E extends Endpoint>(endpoint: E, args: ArgsOf<E>, server: string) {
  const store = makeStore({
    hosts: { api: server, bff: server, cms: server, tracking: server, flags: server } as Hosts,
    headers: {},
    clock: Date.now,
    random: Math.random,
    wait: () => Promise.resolve(),
  });
  return (await store.dispatch(endpointOf(endpoint).initiate(args))) as { data?: unknown; error?: Problem };
}
