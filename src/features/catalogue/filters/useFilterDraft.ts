import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import { openedDraft } from '#rules/filters/filterDraft.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { injectFilters, catalogFiltersSlice, filtersOpened } from '#store/catalogFilters.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';

type DraftEvent = Parameters<typeof catalogFiltersSlice.reducer>[1];

/**
 * The draft of the filter sheet, initially `original` (FILT-23). It is in the store where the flag is on, else in the
 * sheet, by the same reducer (FILT-32).
 */
export function useFilterDraft(original: FilterChoice[]) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => state.catalogFilters);
  const [own, dispatchOwn] = useReducer(catalogFiltersSlice.reducer, original, openedDraft);
  // Before that the store has the draft of the previous sheet.
  const [isOpened, setOpened] = useState(false);

  const dispatchDraft = useCallback(
    (event: DraftEvent) => {
      dispatchOwn(event);
      dispatch(event);
    },
    [dispatch],
  );

  useLayoutEffect(() => {
    injectFilters(store);
    dispatchDraft(filtersOpened(original));
    setOpened(true);
    // oxlint-disable-next-line react/exhaustive-deps -- A sheet keeps its initial filters while other answers load.
  }, []);

  return { draft: (isOpened && stored) || own, dispatchDraft };
}
