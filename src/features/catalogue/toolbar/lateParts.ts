/** The parts of the toolbar that are loaded when the page is idle, in one request. */
export { FilterChips } from '#features/catalogue/filters/FilterChips.tsx';
export { SortBar } from './SortBar.tsx';
