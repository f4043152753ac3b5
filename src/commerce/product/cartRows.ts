/** The rows of products of an empty cart, from which it can be filled. */
export { AddRecommended as Recommended, Favourites } from './AddShelf.tsx';
export { RecentlyViewed } from './RecentlyViewed.tsx';
