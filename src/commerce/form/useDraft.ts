import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReplaceEntry } from '#commerce/page/useReplaceEntry.ts';

/**
 * Has a form survive a reload: `keep` writes its values, without the secret ones, into its entry of the history, which
 * is the only place besides memory where what a visitor typed may be (PERS-10); `start` has them.
 */
export function useDraft<First extends Readonly<Record<string, string | boolean>>>(
  first: First,
  secret: readonly (keyof First & string)[],
): { start: First; keep: (values: First) => void } {
  const { pathname, search, hash, state } = useLocation();
  const replaceEntry = useReplaceEntry();
  const [start] = useState(() => withDraft(first, (state as { draft?: unknown } | null)?.draft));
  return {
    start,
    keep: (values) => {
      const kept = { ...(state as object | null), draft: draftOf(values, secret) };
      replaceEntry(pathname + search + hash, kept);
    },
  };
}

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
