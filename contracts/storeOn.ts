import type { Extra } from '#api/extra.ts';
import type { Keeping } from '#store/keeping.ts';
import { makeStore } from '#store/makeStore.ts';

/** A store of the shop of Argentina whose calls go to `hosts`; pauses between attempts are left out, unless `extra` says more; nothing is kept without `keeping`. */
export function storeOn(
  hosts: Extra['hosts'],
  extra: Partial<Extra> = {},
  keeping?: Keeping,
  filterFlag?: string,
) {
  const world = {
    hosts,
    store: 'AR',
    headers: {},
    clock: Date.now,
    random: Math.random,
    wait: () => Promise.resolve(),
    ...extra,
  };
  return makeStore(world, keeping, filterFlag);
}
