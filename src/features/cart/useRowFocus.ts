import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const rowOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-row]')?.dataset['row'];

/**
 * Keeps the keyboard focus in the list when its row is rendered again or removed (REACH-01): it moves to that row's
 * first button, else to the next row's or the one before, and without rows to what follows them. Focus from a touch is
 * not moved, since it would pause the timer of an undo. Returns the props of the element around rows and the rest.
 */
export function useRowFocus<Root extends HTMLElement = HTMLDivElement>(rows: readonly string[]) {
  const root = useRef<Root>(null);
  const focused = useRef<{ element: HTMLElement; row: string }>(undefined);
  const before = useRef(rows);

  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost !== undefined && !lost.element.isConnected) {
      const index = before.current.indexOf(lost.row);
      const others = [...before.current.slice(index + 1), ...before.current.slice(0, index).toReversed()];
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
