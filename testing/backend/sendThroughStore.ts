import type { Hosts } from '#countries/hosts.ts';
import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import { endpointOf } from './endpointOf.ts';
import { storeOn } from './storeOn.ts';

/**
 * Sends a call through a new store of the shop with one server for every base and without retry delays. Returns the
 * validated reply or the problem.
 */
export async function sendThroughStore<E extends Endpoint>(endpoint: E, args: ArgsOf<E>, server: string) {
  const store = storeOn({ api: server, bff: server, cms: server, tracking: server, flags: server } as Hosts);
  return store.dispatch(endpointOf(endpoint).initiate(args));
}
