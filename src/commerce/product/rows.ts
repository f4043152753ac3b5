/** The rows of products, which are loaded when one is near. */
export { RecentlyViewed } from './RecentlyViewed.tsx';
export { Recommended } from './Recommended.tsx';
