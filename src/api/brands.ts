import { shopUrl } from '#rules/navigation/shopUrl.ts';
import { type Brand, type BrandGroup, getBrands } from '#schemas/brands.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { shopApi } from './shopApi.ts';
import { request } from './transport/request.ts';

/** A brand leads to a list of this shop: of an address with a host it is the path that counts. */
const toBrand = ({ name, url }: Brand): Brand => ({
  name,
  url: shopUrl(url.replace(/^https?:\/\/[^/?#]*/i, '')),
});

const order = new Intl.Collator('es');

/** The groups in alphabetical order, `#` first (CONTENT-02), without brands that have no name to press. */
const toGroups = ({ brands }: ReplyOf<typeof getBrands>): BrandGroup[] =>
  Object.entries(brands)
    .map(([letter, own]) => ({
      letter,
      brands: own.filter(({ name }) => name.trim() !== '').map(toBrand),
    }))
    .filter((group) => group.brands.length > 0)
    .toSorted((one, other) => order.compare(one.letter, other.letter));

/** The brands of the shop (API-27). */
export const brandsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBrands: build.query(request(getBrands, toGroups)),
  }),
});

export const { useGetBrandsQuery } = brandsApi;
