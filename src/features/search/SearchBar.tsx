import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReplaceEntry } from '#commerce/page/here.ts';
import { useTexts } from '#commerce/shop.ts';
import { searchTexts } from '#texts/search.ts';
import { shellTexts } from '#texts/shell.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './SearchBar.module.css';

/** The maximum length of a search; a server may refuse longer ones. */
const maxLength = 200;

interface SearchBarProps {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onSearch: (text: string) => void;
  onClose: () => void;
  /** The id of the list of suggestions, while there are any. */
  listId: string | undefined;
  /** The id of the suggestion chosen by the arrow keys. */
  activeId: string | undefined;
  /** Chooses another suggestion: the next or the one before. */
  onMove: (by: 1 | -1) => void;
  /** Puts the chosen suggestion into the box; undefined without an `activeId`. */
  onFill: () => void;
}

/** The box of the search with its buttons: a combobox of suggestions (ARIA 1.2). */
export function SearchBar({
  box,
  text,
  onText,
  onSearch,
  onClose,
  listId,
  activeId,
  onMove,
  onFill,
}: SearchBarProps) {
  const { search, shell } = useTexts(searchTexts, shellTexts);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes a letter, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by !== undefined && listId !== undefined) {
      event.preventDefault();
      onMove(by);
    }
    if (event.key === 'ArrowRight' && activeId !== undefined) {
      event.preventDefault();
      onFill();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      if (text === '') onClose();
      else onText('');
    }
  }

  return (
    <search className={styles.search}>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text);
        }}
      >
        <Icon name="search" />
        <label className={styles.label}>
          <VisuallyHidden>{search.box}</VisuallyHidden>
          <input
            ref={box}
            className={styles.box}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={maxLength}
            placeholder={shell.search}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listId !== undefined}
            aria-controls={listId}
            aria-activedescendant={activeId}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={press}
          />
        </label>
        {text !== '' && (
          <IconButton
            icon="close"
            label={search.clear}
            onClick={() => {
              onText('');
              box.current?.focus();
            }}
          />
        )}
        <button type="button" className={styles.close} onClick={onClose}>
          {shell.close}
        </button>
      </form>
    </search>
  );
}

/** Debounce in ms before the text is written into the URL. */
const pause = 300;

const textOf = (search: string) => new URLSearchParams(search).get('q') ?? '';

/** Returns the text of the search, which is stored in its history entry for a reload and a return from a product. */
export function useSearchText() {
  const location = useLocation();
  const replaceEntry = useReplaceEntry();
  const { key, search, state } = location;
  const [text, setText] = useState(() => textOf(search));
  const debounced = useDebounced(text, pause);
  /** Focused when the search is opened, also from itself. */
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
    if (debounced === textOf(search)) return;
    const query = debounced === '' ? '' : `?${new URLSearchParams({ q: debounced }).toString()}`;
    isKeeping.current = replaceEntry({ search: query }, state);
  });
  useEffect(() => {
    keep();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Runs when the text or the address changes.
  }, [debounced, search]);

  return { text, setText, box };
}

/** Returns `value` after it has not changed for `milliseconds`. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
