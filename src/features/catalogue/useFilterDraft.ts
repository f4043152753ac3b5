import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import { openedDraft } from '#rules/filterDraft.ts';
import type { FilterChoice } from '#schemas/catalogue.ts';
import { addFilters, catalogFiltersSlice, filtersOpened } from '#store/catalogFilters.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';

type DraftEvent = Parameters<typeof catalogFiltersSlice.reducer>[1];

/**
 * What is ticked and not applied yet, begun with `original` (FILT-23). The store keeps
 * it where the flag asks for it, else the sheet does, by the same reducer (FILT-32).
 */
export function useFilterDraft(original: FilterChoice[]) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) => state.catalogFilters);
  const [own, tell] = useReducer(catalogFiltersSlice.reducer, original, openedDraft);
  // Until then the store has what the last sheet left there.
  const [begun, setBegun] = useState(false);

  const happen = useCallback(
    (event: DraftEvent) => {
      tell(event);
      dispatch(event);
    },
    [dispatch],
  );

  useLayoutEffect(() => {
    addFilters(store);
    happen(filtersOpened(original));
    setBegun(true);
    // oxlint-disable-next-line react/exhaustive-deps -- A sheet keeps what it began with, whatever comes meanwhile.
  }, []);

  return { draft: (begun && kept) || own, happen };
}
