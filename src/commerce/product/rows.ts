/** The rows of products, which are loaded when one is near. */
export { ProductShelf } from './ProductShelf.tsx';
export { RecentlyViewed } from './RecentlyViewed.tsx';
export { Recommended } from './Recommended.tsx';
