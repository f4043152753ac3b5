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
