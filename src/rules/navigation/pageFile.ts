import { type PageName, type RouteId, screenSpec } from './registry.ts';

/** The page of a route (APP-07); `missing` is for those without a screen. */
export const pageOf = (id: RouteId): PageName => screenSpec(id)?.page ?? 'missing';

/** The file of a page in the build; home is the one that a server finds by itself. */
export const fileOf = (page: PageName): string => (page === 'home' ? 'index.html' : `shells/${page}.html`);
