import type { CountryCode } from '#countries/country.ts';
import { hasMock, hostsWith } from '#rules/start/settings.ts';
import type { Settings } from '#schemas/settings.ts';

/** The widest window of the shop, in px; a wider one is that of the desktop site (APP-01, APP-02). */
const widest = 768;

const loadRule = () => import('#rules/start/desktopAddress.ts');

interface Visit {
  /** Of the window, as it is at start: later ones are of no account (APP-03). */
  width: number;
  /** The path with its query. */
  url: string;
  origin: string;
  country: CountryCode;
}

/**
 * Leaves a wide window to the desktop site of the country, if there is one (APP-01, APP-05), and tells whether it does.
 * Only such a visit waits for the code of it. The shop is shown if that does not load, and in builds with the mock.
 */
export async function redirectDesktop(
  { width, url, origin, country }: Visit,
  settings: Settings,
  replace: (address: string) => void,
  load = loadRule,
): Promise<boolean> {
  const { desktop } = hostsWith(settings, country, origin);
  if (width <= widest || hasMock(settings) || !desktop) return false;
  try {
    const address = (await load()).desktopAddress(url, desktop, origin);
    if (address !== undefined) replace(address);
    return address !== undefined;
  } catch {
    return false;
  }
}
