/** The states without products, in one chunk that is loaded on demand. */
export { EmptyCatalogue } from './EmptyCatalogue.tsx';
export { NoMatches } from './NoMatches.tsx';
