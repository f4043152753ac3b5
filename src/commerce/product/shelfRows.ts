/** The rows of shelves, which are loaded in one request. */
export { AddRecommended, Favourites } from './AddShelf.tsx';
export { RecentlyViewed } from './RecentlyViewed.tsx';
export { Recommended } from './Recommended.tsx';
