/** The tools of a list and its foot, which come after its products, in one file. */
export { CatalogueFoot } from './CatalogueFoot.tsx';
export { FilterTools } from './FilterTools.tsx';
export { SortTools } from './SortTools.tsx';
