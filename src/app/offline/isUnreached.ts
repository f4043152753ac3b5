import { isFailedQuery } from '#api/sendFailedAgain.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { RouteId } from '#rules/navigation/registry.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { storedSubject } from '#rules/start/offline.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectEntry } from '#store/catalogue.ts';
import type { RootState } from '#store/store.ts';
import { isOf, queries } from './storedQueries.ts';

/** The queries with the content of a screen; lists have an entry of their own instead. */
const queriesOf: Partial<Record<RouteId, readonly string[]>> = {
  home: queries.home,
  menu: queries.menu.slice(0, 1),
  product: queries.product,
  sizeTable: queries.sizes,
};

/** Returns the problem that replaces the content of a screen; undefined while it loads and with content. */
function problemOf(state: RootState, address: string): Problem | undefined {
  const { id } = routeOf(address);
  if (id === 'catalogue' || id === 'search') {
    const entry = selectEntry(state, parseCatalogueUrl(address));
    const isShown = entry !== undefined && !entry.opening && entry.products.length === 0;
    return isShown ? entry.problems.getCataloguePage : undefined;
  }
  const names = queriesOf[id] ?? [];
  const calls = Object.values(state.shopApi.queries).filter(
    (query) => names.includes(query?.endpointName ?? '') && isOf(query?.originalArgs, storedSubject(address)),
  );
  const failed = calls.find(isFailedQuery);
  return calls.some((query) => query?.data !== undefined)
    ? undefined
    : (failed?.error as Problem | undefined);
}

/**
 * Whether a screen shows a problem because its content came neither from the server nor from the device (PWA-05), by the
 * state of its calls. Excludes a failed further page of a list, and a refusal of the server.
 */
export function isUnreached(state: RootState, address: string): boolean {
  const code = problemOf(state, address)?.code;
  return code !== undefined && code !== 'refused' && code !== 'aborted';
}
