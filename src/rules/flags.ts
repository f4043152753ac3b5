import type { DataSource, FlagValues, UserIdStrategy } from '#schemas/flags.ts';

/** What is known of a flag before anybody was asked (FLAG-01). */
interface FlagDefinition<Value> {
  defaultValue: Value;
  userIdStrategy: UserIdStrategy;
}

/** The flags of the shop by their keys (FLAG-03 to FLAG-07, FLAG-09, FLAG-21). */
export const flagDefinitions: { [Key in keyof FlagValues]: FlagDefinition<FlagValues[Key]> } = {
  backend_for_frontend: { defaultValue: 'control', userIdStrategy: 'clientId' },
  catalog_filters_refactor: { defaultValue: 'on', userIdStrategy: 'clientId' },
  hash_login_front: { defaultValue: false, userIdStrategy: 'none' },
  rollout_login_front: { defaultValue: false, userIdStrategy: 'uuid' },
};

/** Those of some values that are a flag's and of its type; `values` is anything. */
export function flagsAmong(values: unknown): Partial<FlagValues> {
  const given = Object.entries(typeof values === 'object' && values !== null ? values : {});
  const isFlag = ([key, value]: [string, unknown]) =>
    Object.hasOwn(flagDefinitions, key) &&
    typeof value === typeof flagDefinitions[key as keyof FlagValues].defaultValue;
  return Object.fromEntries(given.filter(isFlag));
}

/** The values of a first visit (FLAG-10). */
export const defaultFlags = Object.fromEntries(
  Object.entries(flagDefinitions).map(([key, { defaultValue }]) => [key, defaultValue]),
) as unknown as FlagValues;

/** The flags as the device kept them: what cannot be read has its default (FLAG-10, FLAG-24). Never throws. */
export function keptFlags(text: string | undefined): FlagValues {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    kept = undefined;
  }
  return { ...defaultFlags, ...flagsAmong(kept) };
}

/** Which backend is asked: any value but 'off' means the backend-for-frontend (FLAG-07, FLAG-08). */
export const sourceOf = ({ backend_for_frontend }: Partial<FlagValues>): DataSource =>
  backend_for_frontend === 'off' ? 'legacy' : 'bff';
