/** The decoded value of a cookie in the text that a page has of all of them; undefined where there is none. Never throws. */
export function cookieIn(cookies: string, name: string): string | undefined {
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
