import type { Hosts } from '#countries/hosts.ts';
import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import { endpointOf } from './endpointOf.ts';
import { storeOn } from './storeOn.ts';

/**
 * Sends a call as the shop does, through a store of its own, to one server for every base; pauses between attempts
 * are left out. What comes back is the checked answer or the problem.
 */
export async function callThrough<E extends Endpoint>(endpoint: E, args: ArgsOf<E>, server: string) {
  const store = storeOn({ api: server, bff: server, cms: server, tracking: server, flags: server } as Hosts);
  return store.dispatch(endpointOf(endpoint).initiate(args));
}
