/** The decoded value of a cookie in `document.cookie`; undefined if it is absent. Never throws. */
export function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
