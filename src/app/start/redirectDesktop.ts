import type { CountryCode } from '#countries/country.ts';
import { hasMock, hostsWith } from '#rules/start/settings.ts';
import type { Settings } from '#schemas/settings.ts';

/** The maximum width of the shop's window, in px; a wider window gets the desktop site (APP-02). */
const maxWidth = 768;

const loadRule = () => import('#rules/start/desktopAddress.ts');

interface Visit {
  /** The width of the window at start, in px; a later resize does not redirect (APP-03). */
  width: number;
  /** The path with its query. */
  url: string;
  origin: string;
  country: CountryCode;
}

/**
 * Redirects a wide window to the desktop site of the country, and returns whether it does (APP-01, APP-05). False
 * without a desktop site, in builds with the mock, and if the code of the rule cannot be loaded.
 */
export async function redirectDesktop(
  { width, url, origin, country }: Visit,
  settings: Settings,
  replace: (address: string) => void,
  load = loadRule,
): Promise<boolean> {
  const { desktop } = hostsWith(settings, country, origin);
  if (width <= maxWidth || hasMock(settings) || !desktop) return false;
  try {
    const address = (await load()).desktopAddress(url, desktop, origin);
    if (address !== undefined) replace(address);
    return address !== undefined;
  } catch {
    return false;
  }
}
