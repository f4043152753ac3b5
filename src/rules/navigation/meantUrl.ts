import { routeOf, shopUrl } from './routes.ts';

/** Pages whose paths are written in lower case. */
const lowerCase: ReadonlySet<string> = new Set(['product', 'catalogue', 'institutional']);

/** The end of a path: slashes and punctuation of the text around the link, as the browser encodes it. */
const pathEnd =
  /(?:[/\s.,;:!*'()[\]|&]|%(?:0[9ad]|2[0-27-9ace]|3[abcef]|5[bd]|60|7[b-d]|c2%(?:a0|bb)|e2%80%[89ab][\da-f]))+$/i;

/** Punctuation at the end of a query, which the shop never writes there: a dot after a digit, `%29` after a page. */
const queryEnd = /(?:[,;:!?&)\]|}]|%20|(?<=\d)\.|(?<=[?&]page=\d+)%29)(?:[.,;:!?&)\]|}]|%20)*$/;

/** A search phrase at the end of a query may end with punctuation. */
const endsWithPhrase = /[?&]q=[^&]*$/;

/** Replaces within the last 99 characters: from each character on, the expressions above read as far as they match. */
const replaceAtEnd = (text: string, end: RegExp, by: (end: string) => string) =>
  text.slice(0, -99) + text.slice(-99).replace(end, by);

const withPlainEnd = (path: string) =>
  replaceAtEnd(path, pathEnd, (end) => (end.includes('/') ? '/' : '')).replaceAll(/\/{2,}/g, '/');

/** Percent-encoded characters stay as the browser writes them. */
const inLowerCase = (path: string) =>
  path.replaceAll(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** A path with a query that was percent-encoded as a part of it. */
const hasEncodedQuery = /^[^?#]*%3F\w+(?:%3D|=)/i;

const withPlainQuery = (url: string) =>
  hasEncodedQuery.test(url) ? url.replaceAll(/%(?:26|3[DF])/gi, decodeURIComponent) : url;

function plainQuery(text: string): string {
  const query = text.replaceAll(/[?&](?:amp;)*/g, '&').replace('&', '?');
  return endsWithPhrase.test(query) ? query : replaceAtEnd(query, queryEnd, () => '');
}

/**
 * Repairs a URL of this shop that a chat or mail program has changed: punctuation of the text at its end, a query that is
 * percent-encoded, begins with `&` or has a second `?`, double slashes, capitals. URLs that the shop writes stay as they
 * are. Never throws.
 */
export function meantUrl(address: string): string {
  const [, given = '', query = '', hash = ''] =
    /^([^?#]*?)((?:\?|&(?=[^?#&/=]+=))[^#]*)?(#[^]*)?$/.exec(withPlainQuery(shopUrl(address))) ?? [];
  const path = withPlainEnd(given);
  return (lowerCase.has(routeOf(path).id) ? inLowerCase(path) : path) + plainQuery(query) + hash;
}
