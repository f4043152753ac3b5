import { hexDigest } from '#lib/sha256.ts';
import type { FlagConfiguration, FlagValues, UserIdStrategy } from '#schemas/flags.ts';
import { defaultFlags, flagDefinitions, pickFlags } from './flags.ts';

type Key = keyof FlagValues;
type Setting = NonNullable<FlagConfiguration['f'][Key]>;
type Value = string | boolean | undefined;

/** The user's id for each strategy; '' if unknown (FLAG-21). */
export type UserIds = Readonly<Record<UserIdStrategy, string>>;

/** The attribute that percentage options are hashed by unless the configuration names another. */
const identifier = 'Identifier';

/** The bucket of a user, 0 to 99, as the provider's clients compute it; undefined if the browser cannot hash (FLAG-19, FLAG-20). */
export async function bucketOf(flagKey: string, userId: string): Promise<number | undefined> {
  const hash = await hexDigest('SHA-1', flagKey + userId);
  return hash === undefined ? undefined : parseInt(hash.slice(0, 7), 16) % 100;
}

const plain = (value: { s: string } | { b: boolean }) => ('s' in value ? value.s : value.b);

/**
 * Returns the value of a flag for a user: the first option whose running sum of percentages exceeds the bucket; without a
 * user id the plain value (FLAG-20, FLAG-21). Undefined if no option reaches the bucket, and for targeting rules, because
 * the shop does not know their attributes.
 */
async function valueFor(key: Key, setting: Setting, userId: string): Promise<Value> {
  const { p: options = [], a: attribute = identifier, r: rules = [] } = setting;
  if (rules.length > 0) return undefined;
  const isHashed = options.length > 0 && userId !== '' && attribute === identifier;
  const bucket = isHashed ? await bucketOf(key, userId) : undefined;
  if (bucket === undefined) return plain(setting.v);
  let sum = 0;
  for (const { p: percentage, v: value } of options) {
    sum += percentage;
    if (bucket < sum) return plain(value);
  }
  return undefined;
}

/** The values of the shop's flags for a user; a flag that the configuration does not decide has its default (FLAG-16). */
export async function evaluateFlags({ f: settings }: FlagConfiguration, ids: UserIds): Promise<FlagValues> {
  const values: [Key, Value][] = await Promise.all(
    (Object.keys(flagDefinitions) as Key[]).map(async (key) => {
      const setting = settings[key];
      const id = ids[flagDefinitions[key].userIdStrategy];
      return [key, setting ? await valueFor(key, setting, id) : undefined] as [Key, Value];
    }),
  );
  return { ...defaultFlags, ...pickFlags(Object.fromEntries(values)) };
}

/** '' is an unknown id. */
interface Named {
  customerId: string;
  clientId: string;
}

/**
 * Sets the parameter `uid` of a URL of the shop, relative or absolute: the customer id, else the analytics client id.
 * Without an id the URL stays as it is (FLAG-22, FLAG-23). No requirement names a URL that has it, so no screen uses it
 * yet.
 */
export function withUid(url: string, { customerId, clientId }: Named): string {
  const uid = customerId || clientId;
  if (uid === '') return url;
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const others = query.split('&').filter((pair) => pair !== '' && !/^uid(?:=|$)/.test(pair));
  return `${path}?${[...others, `uid=${encodeURIComponent(uid)}`].join('&')}${fragment}`;
}
