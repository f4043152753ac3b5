import * as v from 'valibot';
import type { FlagValues } from './flags.ts';
import { defaultHomeKey } from './settingsBlock.ts';

const text = v.pipe(v.string(), v.regex(/\S/));

/** An https address, or a path at the shop's own host; plain http is for a backend on the own machine. */
const address = /^(?:https:\/\/\w|http:\/\/localhost[:/]|\/(?!\/))[\w.:/%~-]*$/;

const host = v.exactOptional(v.pipe(v.string(), v.regex(address)));

/**
 * The settings of a deployment, which `npm run configure` writes into the block `config` of each page (COUNTRY-15,
 * docs/deploy.md). Nothing that identifies a shop has a default, so that a gap is found instead of filled.
 */
export const settings = v.strictObject({
  /** Chooses the hosts; `development` has the mock backend. */
  environment: v.picklist(['development', 'staging', 'production']),
  /** Identifies this shop to the tracking host (COUNTRY-21). */
  beaconKey: text,
  /** Identifies this shop to the flag host (COUNTRY-21). */
  sdkKey: text,
  homeKey: v.optional(text, defaultHomeKey),
  /** Override single base URLs of `src/countries/hosts.ts`. */
  hosts: v.optional(
    v.strictObject({
      api: host,
      bff: host,
      cms: host,
      tracking: host,
      flags: host,
      images: host,
      /** An https address; empty if there is no desktop site, then there is no redirect (COUNTRY-17, APP-05). */
      desktop: v.exactOptional(v.pipe(v.string(), v.regex(/^$|^https:\/\/\w[\w.:/%~-]*$/))),
      checkout: host,
    }),
    {},
  ),
  /** Fixed values, which override the flag host. */
  flags: v.optional(
    v.strictObject({
      backend_for_frontend: v.exactOptional(v.picklist<string[]>(['control', 'on', 'off'])),
      catalog_filters_refactor: v.exactOptional(v.picklist<string[]>(['on', 'off'])),
      hash_login_front: v.exactOptional(v.boolean()),
      rollout_login_front: v.exactOptional(v.boolean()),
    } satisfies Record<keyof FlagValues, v.GenericSchema>),
    {},
  ),
  /** Where browsers report violations of the content security policy; nowhere without it. */
  policyReports: host,
});

export type Settings = v.InferOutput<typeof settings>;

/** The settings as a file or a page may give them: what has a default may be absent. */
export type GivenSettings = v.InferInput<typeof settings>;

const block = v.pipe(v.string(), v.parseJson(), settings);

/** Parses the text of a settings file, or of the block in a page. There is no fallback: a wrong text has issues. */
export const readSettings = (given: unknown): v.SafeParseResult<typeof block> => v.safeParse(block, given);
