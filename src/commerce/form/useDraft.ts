import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
  const [start] = useState(() => withDraft(first, (state as { draft?: unknown } | null)?.draft));
  return {
    start,
    keep: (values) => {
      const kept = { ...(state as object | null), draft: draftOf(values, secret) };
      void navigate(pathname + search + hash, { replace: true, state: kept });
    },
  };
}
