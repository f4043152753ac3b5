import { useNavigate } from 'react-router-dom';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { filterApplied, filterCleared } from '#store/brands.ts';
import { useAppDispatch } from '#store/store.ts';

/** Leads to a list with other filters, and tells the store whether some are applied or all are cleared (CONTENT-04, CONTENT-05). */
export function useFilterNavigation(): (next: CatalogueUrl) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (next) => {
    dispatch(next.filters.length > 0 ? filterApplied() : filterCleared());
    void navigate(next.href);
  };
}
