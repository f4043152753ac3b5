import { pageInOldWords } from '#fixtures/oldWords.ts';
import type { CatalogueBody, CatalogueKind } from '#schemas/catalogue.ts';
import { getLegacyCataloguePage } from '#schemas/legacyCatalogue.ts';
import { fullAnswer } from './catalogue.ts';
import { handle } from './handle.ts';

/** What is no filter among the parameters (API-36, API-37). */
const plainNames = new Set(['q', 'page', 'sort', 'dir', 'sortingFormula', 'hash_configuration']);

const kinds: CatalogueKind[] = ['category', 'static-page'];

/** The legacy parameters as the backend-for-frontend is asked. */
function bodyOf({ path, ...query }: Record<string, string>): CatalogueBody {
  const { q, page = '1', sort, dir, sortingFormula } = query;
  return {
    path: `/${path}`,
    sorting: sortingFormula ?? [sort ?? 'popularity', dir].filter(Boolean).join('_'),
    ...(q !== undefined && { q }),
    pageInfo: { page: Math.max(1, Math.trunc(Number(page)) || 1), itemsPerPage: 10 },
    filters: Object.entries(query)
      .filter(([name]) => !plainNames.has(name))
      .map(([name, text]) => ({ name, values: text.split('--') })),
  };
}

/** The handler of the legacy catalogue, which knows no kinds of pages: it looks for the path in all of them (API-36). */
export const legacyCatalogueHandlers = [
  handle(getLegacyCataloguePage, ({ args, ...asker }) => {
    const body = bodyOf(args);
    const asKind = (kind: CatalogueKind) => fullAnswer({ args: { ...body, kind }, ...asker });
    if (body.q !== undefined) return pageInOldWords(asKind('search'));
    const answers = kinds.map(asKind);
    const found = answers.find(({ messages }) => messages.error.length === 0) ?? answers[0];
    return pageInOldWords(found ?? asKind('category'));
  }),
];
