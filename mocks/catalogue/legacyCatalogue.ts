import { legacyPageOf } from '#fixtures/legacyShapes.ts';
import type { CatalogueBody, CatalogueKind } from '#schemas/catalogue.ts';
import { getLegacyCataloguePage } from '#schemas/legacyProducts.ts';
import { fullAnswer } from './catalogue.ts';
import { handle, refuse } from '#mocks/handle.ts';

/** Query parameters that are not filters (API-36, API-37). */
const reservedNames = new Set(['q', 'page', 'sort', 'dir', 'sortingFormula', 'hash_configuration']);

const kinds: CatalogueKind[] = ['category', 'static-page'];

/** Translates the legacy parameters into the body of the backend-for-frontend. */
function bodyOf({ path, ...query }: Record<string, string>): CatalogueBody {
  const { q, page = '1', sort, dir, sortingFormula } = query;
  return {
    path: `/${path}`,
    sorting: sortingFormula ?? [sort ?? 'popularity', dir].filter(Boolean).join('_'),
    ...(q !== undefined && { q }),
    pageInfo: { page: Number(page), itemsPerPage: 10 },
    filters: Object.entries(query)
      .filter(([name]) => !reservedNames.has(name))
      .map(([name, text]) => ({ name, values: text.split('--') })),
  };
}

/** The legacy catalogue does not distinguish kinds of pages, so the path is looked up in all of them (API-36). */
export const legacyCatalogueHandlers = [
  handle(getLegacyCataloguePage, ({ args, ...asker }) => {
    if (!/^[1-9]\d{0,8}$/.test(args['page'] ?? '1'))
      return refuse('page must be a whole number from 1', {}, 400);
    const body = bodyOf(args);
    const asKind = (kind: CatalogueKind) => fullAnswer({ args: { ...body, kind }, ...asker });
    if (body.q !== undefined) return legacyPageOf(asKind('search'));
    const answers = kinds.map(asKind);
    const found = answers.find(({ messages }) => messages.error.length === 0) ?? answers[0];
    return legacyPageOf(found ?? asKind('category'));
  }),
];
