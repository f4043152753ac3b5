import type { Crumb } from '#schemas/listing.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { CatalogueUrl } from './catalogueUrl.ts';

/**
 * The title of a list whose page has none (CAT-27): its last breadcrumb, the search phrase, the label of its category,
 * else the last segment of its path, made readable; '' for no path.
 */
export function listTitle(
  { path, parameters: { q } }: Pick<CatalogueUrl, 'path' | 'parameters'>,
  breadcrumb?: readonly Crumb[],
  tree: readonly MenuItem[] = [],
): string {
  const category = tree.flatMap((item) => [item, ...item.subitems]).find(({ url }) => url === path);
  const segment = (path.split('/').at(-2) ?? '').replaceAll('-', ' ');
  return (
    breadcrumb?.at(-1)?.label ?? q ?? category?.label ?? segment.charAt(0).toUpperCase() + segment.slice(1)
  );
}
