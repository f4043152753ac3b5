import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReplaceEntry } from '#commerce/page/useReplaceEntry.ts';
import { draftOf, withDraft } from './draft.ts';

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
