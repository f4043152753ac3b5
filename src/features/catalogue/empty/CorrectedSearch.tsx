import { useLocation } from 'react-router-dom';
import { CorrectedTerm } from '#commerce/search/SearchTerm.tsx';
import type { CatalogueDetails } from '#schemas/catalogue.ts';

/** Names the corrected spelling of the search in the address (FIND-05). */
export function CorrectedSearch({ correctedTerm }: Pick<CatalogueDetails, 'correctedTerm'>) {
  const { search } = useLocation();
  return <CorrectedTerm typed={new URLSearchParams(search).get('q') ?? ''} corrected={correctedTerm} />;
}
