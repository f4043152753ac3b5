import * as v from 'valibot';
import { apiRead, apiReply, endpoint } from './endpoint.ts';

/** A brand with the path of its list. */
const brand = v.object({ name: v.string(), url: v.string() });

/** Reads the brands by their first letter, `#` for digits: `GET {api}/brands/` (API-27). */
export const getBrands = endpoint('getBrands', ['API-27'], {
  ...apiRead,
  path: 'brands/',
  fixed: { device: 'pwa' },
  reply: apiReply({ brands: v.record(v.string(), v.array(brand)) }),
});

export type Brand = v.InferOutput<typeof brand>;

/** The brands by their first letter, keyed as the server sends them (CONTENT-01). */
export type Brands = Readonly<Record<string, readonly Brand[]>>;

export interface BrandGroup {
  letter: string;
  brands: readonly Brand[];
}
