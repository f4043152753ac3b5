import * as v from 'valibot';
import { deviceList } from '#flows/device/deviceList.ts';
import { parseRecentProducts } from '#rules/product/recentProducts.ts';
import { productPreview } from '#schemas/listing.ts';

/** The recently viewed products of this device (FIND-06), stored under the key of PERS-10; nothing of it is sent. */
export const recentProducts = deviceList('recent_products', (text) =>
  parseRecentProducts(text, (item) => {
    const parsed = v.safeParse(productPreview, item);
    return parsed.success ? parsed.output : undefined;
  }),
);
