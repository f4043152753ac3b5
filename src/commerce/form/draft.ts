/** A longer text is none that a field has taken. */
const longest = 254;

type Values = Readonly<Record<string, string | boolean>>;

const isWorthKeeping = (value: unknown) => typeof value !== 'string' || value.length <= longest;

/** What is kept of a form: its values without the secret ones. */
export const draftOf = (values: Values, secret: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.includes(name) && isWorthKeeping(value)),
  );

/** The values of a form with those that were kept, as far as they are ones of it. */
export function withDraft<First extends Values>(first: First, kept: unknown): First {
  if (typeof kept !== 'object' || kept === null) return first;
  const usable = Object.entries(kept).filter(
    ([name, value]) =>
      Object.hasOwn(first, name) && typeof value === typeof first[name] && isWorthKeeping(value),
  );
  return { ...first, ...Object.fromEntries(usable) };
}
