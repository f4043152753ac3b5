import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface Focused {
  element: HTMLElement;
  row: string;
}

const rowOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-row]')?.dataset['row'];

/**
 * Keeps the keyboard's focus in the list when the row that has it is drawn anew or goes (REACH-01): it moves to that
 * row's first button, else to the next row's or the one before, and without rows to what follows them. Focus from a
 * touch is left alone, since it would hold the time of an undo. Gives the props of the element around rows and rest.
 */
export function useRowFocus(rows: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Focused>(undefined);
  const before = useRef(rows);

  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost !== undefined && !lost.element.isConnected) {
      const place = before.current.indexOf(lost.row);
      const others = [...before.current.slice(place + 1), ...before.current.slice(0, place).toReversed()];
      const next = [lost.row, ...others].find((row) => rows.includes(row));
      const around = next === undefined ? root.current : root.current?.querySelector(`[data-row="${next}"]`);
      focused.current = undefined;
      around?.querySelector<HTMLElement>(next === undefined ? 'a, button' : 'button')?.focus();
    }
    before.current = rows;
  });

  return {
    ref: root,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = rowOf(target);
      focused.current =
        row === undefined || !target.matches(':focus-visible') ? undefined : { element: target, row };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // A window that loses the focus leaves it to its element.
      if (target.ownerDocument.activeElement !== target) focused.current = undefined;
    },
  };
}
