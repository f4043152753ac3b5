import { type PlainRequest, requestOf } from '#api/transport/requestOf.ts';
import { type EarlyFile, firstCalls } from '#app/early/firstCalls.ts';
import { ownRequests } from '#app/early/visit.ts';
import { type CountryCode, stores } from '#countries/country.ts';
import { kindOfPath } from '#rules/catalogue/catalogueRequest.ts';
import { withSlash } from '#rules/catalogue/catalogueUrl.ts';
import { productPath } from '#rules/product/productPage.ts';
import { countryOfHost, hostsWith, parseCountry } from '#rules/start/settings.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { readSettings } from '#schemas/settings.ts';

interface Visit {
  url: URL;
  cookie: string;
  /** The text of the page's `config` block. */
  config: string;
  /** The one country that the build is for, if any (COUNTRY-03). */
  setting: string | undefined;
}

/** The first call of a visit, and where its pictures may come from. */
interface FirstRequest {
  endpoint: Endpoint;
  request: PlainRequest;
  pictureOrigins: readonly string[];
  country: CountryCode;
}

/**
 * The first call of a visit, byte for byte as the script of its page sends it (`scripts/shells/firstCall.ts`); undefined if
 * the script leaves it to the shop. The storage of the device is unknown here: the script decides with it whether the
 * reply is used.
 */
export function firstRequest(
  early: EarlyFile,
  { url, cookie, config, setting }: Visit,
): FirstRequest | undefined {
  const { origin, hostname, pathname, search } = url;
  if (search !== '' || (early !== 'earlyHome' && ownRequests.test(config + cookie))) return undefined;
  const { success, output: settings } = readSettings(config);
  if (!success) return undefined;
  const country = parseCountry(setting ?? '') ?? countryOfHost(hostname);
  const hosts = hostsWith(settings, country, origin);
  const visit = {
    key: settings.homeKey,
    path: early === 'earlyList' ? withSlash(pathname) : productPath(pathname),
    kind: kindOfPath(pathname),
  };
  const { endpoint, args } = firstCalls[early]((name) => visit[name]);
  return {
    endpoint,
    request: requestOf(endpoint, args, { hosts, store: stores[country] }),
    pictureOrigins: [origin, new URL(hosts.images, origin).origin],
    country,
  };
}
