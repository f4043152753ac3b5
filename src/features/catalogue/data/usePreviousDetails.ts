import { useState } from 'react';
import { type CatalogueUrl, isSameList } from '#rules/catalogue/catalogueUrl.ts';
import type { CatalogueDetails } from '#schemas/catalogue.ts';

/** The details of a list; while they load or fail for other filters, those of the previous choice (FILT-23, KEEP-08). */
export function usePreviousDetails(
  url: CatalogueUrl,
  details: CatalogueDetails | undefined,
): CatalogueDetails | undefined {
  const [last, setLast] = useState({ url, details });
  if (details !== undefined && last.details !== details) setLast({ url, details });
  return details ?? (isSameList(url, last.url) ? last.details : undefined);
}
