import { parseJson } from '#lib/parse.ts';
import type { DataSource, FlagValues, UserIdStrategy } from '#schemas/flags.ts';

/** Default value of a flag, and the id it is evaluated for (FLAG-01). */
interface FlagDefinition<Value> {
  defaultValue: Value;
  userIdStrategy: UserIdStrategy;
}

/** The flags of the shop by key (FLAG-03 to FLAG-07, FLAG-09, FLAG-21). */
export const flagDefinitions: { [Key in keyof FlagValues]: FlagDefinition<FlagValues[Key]> } = {
  backend_for_frontend: { defaultValue: 'control', userIdStrategy: 'clientId' },
  catalog_filters_refactor: { defaultValue: 'on', userIdStrategy: 'clientId' },
  hash_login_front: { defaultValue: false, userIdStrategy: 'none' },
  rollout_login_front: { defaultValue: false, userIdStrategy: 'uuid' },
};

/** Picks the known flags with a value of the right type from unknown input. */
export function pickFlags(values: unknown): Partial<FlagValues> {
  const given = Object.entries(typeof values === 'object' && values !== null ? values : {});
  const isFlag = ([key, value]: [string, unknown]) =>
    Object.hasOwn(flagDefinitions, key) &&
    typeof value === typeof flagDefinitions[key as keyof FlagValues].defaultValue;
  return Object.fromEntries(given.filter(isFlag));
}

/** Flag values of a first visit (FLAG-10). */
export const defaultFlags = Object.fromEntries(
  Object.entries(flagDefinitions).map(([key, { defaultValue }]) => [key, defaultValue]),
) as unknown as FlagValues;

/** Parses stored flags; unreadable ones are left out. Never throws. */
export const parseFlags = (text: string | undefined): Partial<FlagValues> => pickFlags(parseJson(text));

/** Parses the persisted flags; unreadable ones get their default (FLAG-10, FLAG-24). Never throws. */
export const parseStoredFlags = (text: string | undefined): FlagValues => ({
  ...defaultFlags,
  ...parseFlags(text),
});

/** The source for catalogue calls: any value but 'off' means the backend-for-frontend (FLAG-07, FLAG-08). */
export const sourceOf = ({ backend_for_frontend }: Partial<FlagValues>): DataSource =>
  backend_for_frontend === 'off' ? 'legacy' : 'bff';
