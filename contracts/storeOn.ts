import type { Extra } from '#api/extra.ts';
import { makeStore } from '#store/makeStore.ts';

/** A store of the shop of Argentina whose calls go to `hosts`; pauses between attempts are left out, unless `extra` says more. */
export function storeOn(hosts: Extra['hosts'], extra: Partial<Extra> = {}) {
  return makeStore({
    hosts,
    store: 'AR',
    headers: {},
    clock: Date.now,
    random: Math.random,
    wait: () => Promise.resolve(),
    ...extra,
  });
}
