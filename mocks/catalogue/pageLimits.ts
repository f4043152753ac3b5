import * as v from 'valibot';
import type { CatalogueBody } from '#schemas/catalogue.ts';

const largestPage = 100;

const wholeNumber = (name: string) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(1, `${name} must be a whole number from 1`));

const pageInfo = v.object({
  page: wholeNumber('page'),
  itemsPerPage: v.pipe(
    wholeNumber('itemsPerPage'),
    v.maxValue(largestPage, `itemsPerPage must be ${largestPage} at most`),
  ),
});

/** The reason to refuse a `pageInfo`; undefined if it is valid, also for a page beyond the last one. */
export function pageFault(info: CatalogueBody['pageInfo']): string | undefined {
  const checked = v.safeParse(pageInfo, info);
  return checked.success ? undefined : v.summarize(checked.issues);
}
