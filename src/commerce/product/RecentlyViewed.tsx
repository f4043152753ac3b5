import { useTexts } from '#commerce/useTexts.ts';
import type { ProductPreview } from '#schemas/listing.ts';
import { recentProductsTexts } from '#texts/wishlist.ts';
import { ProductShelf } from './ProductShelf.tsx';

/** The products that were viewed on this device, newest first; absent without any (FIND-06). */
export function RecentlyViewed({ products }: { products: readonly ProductPreview[] }) {
  const { recentProducts: texts } = useTexts(recentProductsTexts);
  return <ProductShelf title={texts.title} products={products} />;
}
