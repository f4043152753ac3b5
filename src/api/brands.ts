import { request } from '#api/transport/request.ts';
import { shopUrl } from '#rules/navigation/routes.ts';
import { type Brands, getBrands } from '#schemas/brands.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { shopApi } from './shopApi.ts';

/** The brands that have a name, keyed as they came (CONTENT-01); each links to a list of this shop, whatever its host. */
const toBrands = ({ brands }: ReplyOf<typeof getBrands>): Brands =>
  Object.fromEntries(
    Object.entries(brands).map(([letter, own]) => [
      letter,
      own
        .filter(({ name }) => name.trim() !== '')
        .map(({ name, url }) => ({ name, url: shopUrl(url.replace(/^https?:\/\/[^/?#]*/i, '')) })),
    ]),
  );

/** The brands of the shop (API-27). */
export const brandsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBrands: build.query(request(getBrands, toBrands)),
  }),
});

export const { useGetBrandsQuery } = brandsApi;
