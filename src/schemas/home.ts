import * as v from 'valibot';
import { apiRead, apiReply, endpoint } from './endpoint.ts';

const homeItem = v.object({
  name: v.string(),
  position: v.number(),
  image_url: v.string(),
  api_url: v.string(),
  desktop_url: v.string(),
});

const homeBanner = v.object({ name: v.string(), image_url: v.string(), desktop_url: v.string() });

const homeReply = apiReply({
  home_items: v.array(homeItem),
  layout: v.object({
    portrait: v.object({
      positions: v.array(
        v.object({
          position: v.number(),
          cols: v.exactOptional(v.number()),
          rows: v.exactOptional(v.number()),
        }),
      ),
    }),
  }),
  seoSettings: v.nullable(v.object({ title: v.string(), description: v.string() })),
  banners: v.record(v.string(), v.array(homeBanner)),
  customer: v.null(),
});

/** Reads the content of a home by its key: `GET {api}/home/` (API-17). */
export const getHome = endpoint('getHome', ['API-17'], {
  ...apiRead,
  path: 'home/',
  fixed: { device: 'pwa' },
  query: v.object({ key: v.string() }),
  reply: homeReply,
});

/** A linked picture of the home, and the URLs from which its link is made (HOME-10). */
export interface HomeLink {
  name: string;
  image_url: string;
  desktop_url: string;
  api_url?: string;
}

/** A home item in its grid cell; `cols` and `rows` are 1 unless the layout sets them (HOME-08, HOME-09). */
export interface HomeTile extends HomeLink {
  position: number;
  cols: number;
  rows: number;
}

/** The model of the home screen (HOME-03 to HOME-09). */
export interface Home {
  top: HomeLink[];
  main: HomeLink[];
  bottom: HomeLink[];
  tiles: HomeTile[];
  title: string | undefined;
  description: string | undefined;
  /** Always null: the call has no token, so the greeting reads the customer of the session (HOME-13). */
  customer: null;
}
