import { request } from '#api/transport/request.ts';
import { shopUrl } from '#rules/navigation/routes.ts';
import { type Brand, type Brands, getBrands } from '#schemas/brands.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { shopApi } from './shopApi.ts';

/** A brand leads to a list of this shop: of an address with a host it is the path that counts. */
const toBrand = ({ name, url }: Brand): Brand => ({
  name,
  url: shopUrl(url.replace(/^https?:\/\/[^/?#]*/i, '')),
});

/** The brands keyed as they came (CONTENT-01), without those that have no name to press. */
const toBrands = ({ brands }: ReplyOf<typeof getBrands>): Brands =>
  Object.fromEntries(
    Object.entries(brands).map(([letter, own]) => [
      letter,
      own.filter(({ name }) => name.trim() !== '').map(toBrand),
    ]),
  );

/** The brands of the shop (API-27). */
export const brandsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBrands: build.query(request(getBrands, toBrands)),
  }),
});

export const { useGetBrandsQuery } = brandsApi;
