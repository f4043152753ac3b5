import type { CallPorts } from '#api/transport/ports.ts';
import type { Persistence } from '#store/persistence/persistence.ts';
import { makeStore } from '#store/makeStore.ts';

/**
 * A store for Argentina that sends its calls to `hosts`, without retry delays unless `extra` sets `wait`, and without
 * persistence unless `persistence` is given.
 */
export function storeOn(
  hosts: CallPorts['hosts'],
  extra: Partial<CallPorts> = {},
  persistence?: Persistence,
) {
  const ports = {
    hosts,
    store: 'AR',
    headers: {},
    cookies: () => '',
    clock: Date.now,
    random: Math.random,
    wait: () => Promise.resolve(),
    ...extra,
  };
  return makeStore(ports, persistence);
}
