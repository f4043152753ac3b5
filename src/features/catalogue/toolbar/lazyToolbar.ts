/** The tools of a list in one chunk, loaded after its products. */
export { FilterBar } from '#features/catalogue/filters/FilterBar.tsx';
export { SortBar } from './SortBar.tsx';
