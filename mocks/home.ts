import { homeContent } from '#fixtures/home.ts';
import { getHome } from '#schemas/home.ts';
import { handle } from './handle.ts';

/** An unknown key gives empty lists (API-17). */
export const homeHandlers = [
  handle(getHome, ({ args, session, origin }) =>
    homeContent(args.key === 'home_pwa' ? session.country : undefined, origin),
  ),
];
