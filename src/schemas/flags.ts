import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Values of the flags that the shop reads at start, by key (FLAG-02, FLAG-03, FLAG-09). */
export interface FlagValues {
  backend_for_frontend: string;
  catalog_filters_refactor: string;
  hash_login_front: boolean;
  rollout_login_front: boolean;
}

/** The visitor id that a flag is evaluated for (FLAG-01, FLAG-21). */
export type UserIdStrategy = 'customerId' | 'clientId' | 'uuid' | 'none';

/** The backend for catalogue, menu and products (FLAG-08). */
export type DataSource = 'bff' | 'legacy';

/**
 * A flag of the provider: its plain value `v`, its percentage options `p` in order, the user attribute `a` by which they
 * are hashed (by default the user's id), and targeting rules `r`.
 */
const settingOf = <Value extends v.GenericSchema>(value: Value) =>
  v.object({
    v: value,
    p: v.exactOptional(v.array(v.object({ p: v.number(), v: value }))),
    a: v.exactOptional(v.string()),
    r: v.exactOptional(v.array(v.unknown())),
  });

// A flag that is missing or cannot be read has its default, and the others keep their values (FLAG-16).
const textFlag = v.fallback(v.nullable(settingOf(v.object({ s: v.string() }))), null);
const booleanFlag = v.fallback(v.nullable(settingOf(v.object({ b: v.boolean() }))), null);

/**
 * Reads the flags: `GET {flags}/configuration-files/{sdkKey}/config_v6.json`, with `ccetag` if an ETag is known (API-104,
 * API-105). The reply is the configuration in the provider's format v6; an unchanged one has status 304.
 */
export const getFlagConfiguration = endpoint('getFlagConfiguration', ['API-104', 'API-105'], {
  method: 'GET',
  base: 'flags',
  path: 'configuration-files/:sdkKey/config_v6.json',
  params: v.object({ sdkKey: v.string() }),
  // Not retried, because the next poll repeats it (API-11).
  kind: 'change',
  // The name of the provider's own client.
  fixed: { sdk: 'ConfigCat-UnifiedJS-Browser/a-1.1.0' },
  query: v.object({ ccetag: v.exactOptional(v.string()) }),
  reply: v.object({
    f: v.object({
      backend_for_frontend: textFlag,
      catalog_filters_refactor: textFlag,
      hash_login_front: booleanFlag,
      rollout_login_front: booleanFlag,
    }),
  }),
});

export type FlagConfiguration = v.InferOutput<typeof getFlagConfiguration.reply>;
