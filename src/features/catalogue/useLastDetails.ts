import { useState } from 'react';
import { isSameList } from '#rules/catalogueKey.ts';
import type { CatalogueDetails } from '#schemas/catalogue.ts';

/** What is known of a list; while the answer to another choice is on its way, what the last one told (FILT-23). */
export function useLastDetails(
  url: string,
  details: CatalogueDetails | undefined,
): CatalogueDetails | undefined {
  const [last, setLast] = useState({ url, details });
  if (details !== undefined && last.details !== details) setLast({ url, details });
  return details ?? (isSameList(url, last.url) ? last.details : undefined);
}
