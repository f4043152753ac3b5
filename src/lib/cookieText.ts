interface CookieLife {
  /** In s; 0 removes the cookie. */
  maxAge: number;
  /** Whether the page is served by https. */
  secure: boolean;
}

/** The `document.cookie` text that sets a cookie for the whole shop (SESS-23). */
export const cookieText = (name: string, value: string, { maxAge, secure }: CookieLife): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
