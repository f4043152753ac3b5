/** The path under which a link or a former page of another country may name the help. */
const shared = /^\/help\/?(?=[?#]|$)/;

/**
 * The address of the help in a country, for a visit to `/help` there; undefined where the address stays: the other paths
 * of the help work in every country (ROUTE-34). `helpPath` is that of the country.
 */
export function localHelpUrl(url: string, helpPath: string): string | undefined {
  const local = url.replace(shared, helpPath);
  return shared.test(helpPath) || local === url ? undefined : local;
}
