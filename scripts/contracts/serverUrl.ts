/** A URL as the verifier uses it, and what was changed in it; or why it cannot be used. */
export type ReadUrl = { url: string; note?: string } | { fault: string };

/** `base`: requests are sent below it. `endpoint`: requests are sent to it, so query and trailing slash remain. */
type Use = 'base' | 'endpoint';

function faultIn(option: string, text: string, use: Use): string | undefined {
  if (!/^https?:\/\//i.test(text))
    return /^[a-z][\w+.-]*:\/\//i.test(text)
      ? `${option} '${text}' must begin with http:// or https://.`
      : `${option} '${text}' has no scheme: write http://${text.replace(/^\/+/, '')}, or https:// if the server speaks TLS.`;
  if (!URL.canParse(text)) return `${option} '${text}' is no URL: check the host, and the port (1 to 65535).`;
  const { username, password, search, hash, host } = new URL(text);
  // The text is not repeated: it contains a password.
  if (username !== '' || password !== '')
    return `${option} names a user for ${host}: leave it out and add --header 'authorization=Basic …'.`;
  if (hash !== '') return `${option} '${text}' has a fragment: leave out '${hash}'.`;
  if (use === 'base' && search !== '')
    return `${option} '${text}' has a query: leave out '${search}'; the requests have their own.`;
}

/**
 * Reads a URL given on the command line. A trailing slash of a base is left out, with a note, because every path of the
 * contracts begins with one.
 */
export function readServerUrl(option: string, text: string, use: Use): ReadUrl {
  const given = text.trim();
  const fault = faultIn(option, given, use);
  if (fault !== undefined) return { fault };
  const { href } = new URL(given);
  if (use === 'endpoint') return { url: href };
  const url = href.replace(/\/+$/, '');
  return given.endsWith('/')
    ? { url, note: `The trailing slash of ${option} is left out: ${url}.` }
    : { url };
}
