interface ImportMetaEnv {
  /** The one country that this build is for (COUNTRY-03). */
  readonly VITE_COUNTRY?: string;
}

/** A page's first call, as far as the build knows it: written by `scripts/shells/firstCall.ts`, for each page its own. */
declare module 'virtual:first-call' {
  import type { FirstPicture } from '#app/early/firstPictures.ts';
  import type { PlainRequest } from '#api/transport/requestOf.ts';
  import type { GivenConfig } from '#app/early/sendFirstCall.ts';
  import type { CountryCode } from '#countries/country.ts';
  import type { Environment } from '#countries/hosts.ts';

  /** Which host is asked. */
  export const base: 'api' | 'bff';
  /** Its address in each environment. */
  export const hostsIn: (country: CountryCode) => Record<Environment, string>;
  /** The request to a host, given without a slash at its end. */
  export const requestTo: (host: string, store: string, config: GivenConfig) => PlainRequest;
  /** Whether the shop asks as it does for anybody, as far as the text of the configuration and the device tell. */
  export const isDefault: (config: string) => boolean;
  /** The picture that the screen begins with. */
  export const firstPicture: (reply: never) => FirstPicture;
}
