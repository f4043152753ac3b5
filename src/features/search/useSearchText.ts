import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const navigate = useNavigate();
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

  useEffect(() => {
    if (kept === textOf(search)) return;
    isKeeping.current = true;
    const query = kept === '' ? '' : `?${new URLSearchParams({ q: kept }).toString()}`;
    void navigate({ search: query }, { replace: true, state: state as unknown });
  }, [kept, navigate, search, state]);

  return { text, setText, box };
}
