/** The states without products and what names a corrected search, in one chunk that is loaded on demand. */
export { CorrectedSearch } from './CorrectedSearch.tsx';
export { EmptyCatalogue } from './EmptyCatalogue.tsx';
export { NoMatches } from './NoMatches.tsx';
export { UnreadableSearch } from './UnreadableSearch.tsx';
