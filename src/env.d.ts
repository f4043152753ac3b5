interface ImportMetaEnv {
  /** The one country that this build is for (COUNTRY-03). */
  readonly VITE_COUNTRY?: string;
  readonly VITE_TWO_STEP_AUTH?: string;
  /** 1 slows screen tests and stories down (`testing/render/pageHandlers.ts`). */
  readonly VITE_SLOW?: string;
  /** 1 translates the stories (`testing/translatePage.ts`). */
  readonly VITE_TRANSLATED?: string;
  /** Hash of the shapes of all replies, for the service worker. */
  readonly VITE_ANSWER_SHAPES?: string;
}

/** The first call of a page as prepared by the build in `scripts/shells/firstCall.ts`. */
declare module 'virtual:first-call' {
  import type { PictureBox } from '#app/early/firstCalls.ts';
  import type { PlainRequest } from '#api/transport/requestOf.ts';
  import type { CountryCode } from '#countries/country.ts';
  import type { Environment } from '#countries/hosts.ts';
  import type { GivenSettings } from '#schemas/settings.ts';

  /** The base of the call. */
  export const base: 'api' | 'bff';
  /** Its address in each environment. */
  export const hostsIn: (country: CountryCode) => Record<Environment, string>;
  /** The request to a host, whose URL has no slash at its end. */
  export const requestTo: (host: string, store: string, config: GivenSettings) => PlainRequest;
  /** Whether configuration and device leave the request of the shop at its default. */
  export const isDefault: (config: string) => boolean;
  /** Gives the box the picture that the screen of a reply begins with. */
  export const showPicture: (box: PictureBox, reply: never, saveData: boolean | undefined) => void;
}

/** The part of Trusted Types that the shop uses; TypeScript's library does not declare them yet. */
interface TrustedRules {
  createHTML?: (html: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (url: string) => string;
}

/** Absent where the browser has no Trusted Types. */
declare var trustedTypes:
  | { createPolicy: <Rules extends TrustedRules>(name: string, rules: Rules) => Rules }
  | undefined;
