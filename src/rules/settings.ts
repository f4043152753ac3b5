import type { CountryCode } from '#countries/country.ts';
import { type Environment, type Hosts, hostsOf } from '#countries/hosts.ts';
import type { FlagValues } from '#schemas/flags.ts';
import { flagsAmong } from './flags.ts';

/** What the server or the deployment says in the block `config` of the document (COUNTRY-15). */
export interface Settings {
  environment: Environment;
  /** Replaces single addresses of `hostsOf`. */
  hosts: Partial<Hosts>;
  /** Names this shop to the tracking host (COUNTRY-21). */
  beaconKey: string;
  /** Names this shop to the flag host (COUNTRY-21). */
  sdkKey: string;
  /** The content of the home screen (HOME-02). */
  homeKey: string;
  /** Whether the mock backend answers, so that `?pais=` chooses the country (COUNTRY-03). */
  mock: boolean;
  /** Flags whose value the deployment says, whatever the flag host tells. */
  flags: Partial<FlagValues>;
}

const environments: readonly Environment[] = ['development', 'staging', 'production'];
const hostNames: readonly (keyof Hosts)[] = [
  'api',
  'bff',
  'cms',
  'tracking',
  'flags',
  'images',
  'desktop',
  'checkout',
];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(text: string | undefined): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

function readHosts(value: unknown): Partial<Hosts> {
  const hosts: Partial<Hosts> = {};
  if (!isFields(value)) return hosts;
  for (const name of hostNames) {
    const host = value[name];
    if (typeof host === 'string') hosts[name] = host;
  }
  return hosts;
}

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** The key of the content of home, read from the field of the block (HOME-02). */
export const homeKeyIn = (value: unknown): string => textOr(value, 'home_pwa');

/**
 * Reads the block `config` (COUNTRY-15, COUNTRY-21, HOME-02). A field that is missing or unreadable has its
 * development value; `mock` is true in development unless the block says otherwise. Never throws.
 */
export function readSettings(text: string | undefined): Settings {
  const fields = fieldsOf(text);
  const environment = environments.find((name) => name === fields['environment']) ?? 'development';
  return {
    environment,
    hosts: readHosts(fields['hosts']),
    beaconKey: textOr(fields['beaconKey'], 'vidriera-pwa'),
    sdkKey: textOr(fields['sdkKey'], 'vidriera'),
    homeKey: homeKeyIn(fields['homeKey']),
    mock: typeof fields['mock'] === 'boolean' ? fields['mock'] : environment === 'development',
    flags: flagsAmong(fields['flags']),
  };
}

/** The base addresses of a country where the settings replace some (COUNTRY-15, COUNTRY-16); `origin` as in `hostsOf`. */
export const hostsWith = (
  { environment, hosts }: Pick<Settings, 'environment' | 'hosts'>,
  country: CountryCode,
  origin: string,
): Hosts => ({ ...hostsOf(environment, country, origin), ...hosts });
