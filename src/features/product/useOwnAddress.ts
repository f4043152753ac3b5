import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { storeProduct } from '#api/product/product.ts';
import { useReplaceEntry } from '#commerce/page/useReplaceEntry.ts';
import { ownPath } from '#rules/product/productPage.ts';
import type { DataSource } from '#schemas/flags.ts';
import type { Product } from '#schemas/product.ts';
import { useAppDispatch } from '#store/hooks.ts';

/**
 * Replaces the path in the address bar by the product's own, without a second call: a link may contain an older name of
 * the product.
 */
export function useOwnAddress(
  product: Product | null | undefined,
  args: { path: string; source: DataSource },
) {
  const dispatch = useAppDispatch();
  const replaceEntry = useReplaceEntry();
  const { search, hash, state } = useLocation();
  const own = product ? ownPath(product.url, args.path) : args.path;
  useEffect(() => {
    if (!product || own === args.path) return;
    void dispatch(storeProduct({ ...args, path: own }, product)).then(() =>
      replaceEntry(own + search + hash, state),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- Each address is replaced once.
  }, [own]);
}
