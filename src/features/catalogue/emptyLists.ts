/** What stands in the place of products where there are none, in one file that comes when it is needed. */
export { EmptyCatalogue } from './EmptyCatalogue.tsx';
export { NoMatches } from './NoMatches.tsx';
