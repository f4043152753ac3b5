/** The tools of a list, which come after its products, in one file. */
export { FilterTools } from './FilterTools.tsx';
export { SortTools } from './SortTools.tsx';
