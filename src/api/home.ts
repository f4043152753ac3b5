import { bannersBySlot, placeItems } from '#rules/home/homeLayout.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { getHome, type Home } from '#schemas/home.ts';
import { request } from '#api/transport/request.ts';
import { shopApi } from './shopApi.ts';

/** The home of the wire as the shop's model: banners in their slots, items in their cells (HOME-03 to HOME-09). */
export function toHome({
  home_items,
  layout,
  banners,
  seoSettings,
  customer,
}: ReplyOf<typeof getHome>): Home {
  const { top, main, bottom } = bannersBySlot(banners);
  const tiles = placeItems(home_items, layout.portrait.positions);
  return {
    top,
    main,
    bottom,
    tiles,
    title: seoSettings?.title,
    description: seoSettings?.description,
    customer,
  };
}

const homeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query(request(getHome, toHome)),
  }),
});

/** Home content by key (API-17, HOME-01). */
export const { useGetHomeQuery } = homeApi;
