import type { QueryStatus } from '@reduxjs/toolkit/query';

/** Whether a cached call has failed, and is not being sent again. */
export function isFailedQuery(query: { status: QueryStatus } | undefined): boolean {
  // As text: the enumeration itself would be part of the entry.
  const status: `${QueryStatus}` | undefined = query?.status;
  return status === 'rejected';
}
