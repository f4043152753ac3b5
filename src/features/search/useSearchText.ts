import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReplaceEntry } from '#commerce/page/useReplaceEntry.ts';
import { useDebounced } from '#ui/timing/useDebounced.ts';

/** Time without typing after which the address takes the text, in ms. */
const pause = 300;

const textOf = (search: string) => new URLSearchParams(search).get('q') ?? '';

interface SearchText {
  text: string;
  setText: (text: string) => void;
  /** The box, which is focused when the search is opened, also from itself. */
  box: RefObject<HTMLInputElement | null>;
}

/** The text of the search. Its history entry keeps it, for a reload and for the return from a product. */
export function useSearchText(): SearchText {
  const location = useLocation();
  const replaceEntry = useReplaceEntry();
  const { key, search, state } = location;
  const [text, setText] = useState(() => textOf(search));
  const kept = useDebounced(text, pause);
  const box = useRef<HTMLInputElement>(null);
  const opened = useRef<string>(undefined);
  /** Whether the next entry is only this one with its text. */
  const isKeeping = useRef(false);

  useEffect(() => {
    if (opened.current !== key && !isKeeping.current) box.current?.focus();
    opened.current = key;
    isKeeping.current = false;
  }, [key]);

  const keep = useEffectEvent(() => {
    if (kept === textOf(search)) return;
    const query = kept === '' ? '' : `?${new URLSearchParams({ q: kept }).toString()}`;
    isKeeping.current = replaceEntry({ search: query }, state);
  });
  useEffect(() => {
    keep();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Runs when the text or the address changes.
  }, [kept, search]);

  return { text, setText, box };
}
