import { type PageName, pageOf, type PageSpec, pageSpec } from '#rules/navigation/pageFile.ts';
import { registry, type RouteId, screenName } from '#rules/navigation/registry.ts';
import { expressionOf } from '#rules/navigation/routes.ts';
import type { ShellPages } from '#server/builtPages.ts';

export const routeIds = Object.keys(registry) as RouteId[];

/** The rows of the registry, with their pages. */
export const specs = routeIds.map(pageSpec);

/** The screens of a page, by the names of their chunks. */
export const screensOf = (page: PageName): string[] => [
  ...new Set(specs.filter((spec) => spec.page === page).map(screenName)),
];

/** The file of `app/early` that fills in the first call of a page; undefined for a page that sends none. */
export const earlyFileOf = (page: PageName): PageSpec['early'] =>
  specs.find((spec) => spec.page === page)?.early;

/** An expression without names and without what JavaScript alone understands, so that any server reads it. */
const plainSource = ({ source }: RegExp) =>
  source
    .replaceAll('[^]*', '.*')
    .replaceAll(/\(\?<\w+>/g, '(?:')
    .replaceAll(String.raw`\/`, '/');

/** The route table as a server needs it, in its order (ROUTE-41): which page a path gets. */
export const pageRoutes: Pick<ShellPages, 'routes' | 'otherwise'> = {
  routes: routeIds.flatMap((id) =>
    registry[id].paths.map((path) => ({ path: plainSource(expressionOf(path)), page: pageOf(id) })),
  ),
  otherwise: pageOf('catalogue'),
};
