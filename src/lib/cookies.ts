/** The decoded value of a cookie in `document.cookie`; undefined if it is absent. Never throws. */
export function readCookie(cookies: string, name: string): string | undefined {
  const value = cookies
    .trim()
    .split(/\s*;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

interface CookieLife {
  /** In s; 0 removes the cookie. */
  maxAge: number;
  /** Whether the page is served by https. */
  secure: boolean;
}

/** The `document.cookie` text that sets a cookie for the whole shop (SESS-23). */
export const cookieText = (name: string, value: string, { maxAge, secure }: CookieLife): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
