import { bannersBySlot } from '#rules/home/homeLayout.ts';
import { homeKeyOf } from '#rules/start/settings.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getHome } from '#schemas/home.ts';
import type { PictureBox } from './firstCalls.ts';
import type { GivenConfig } from './sendFirstCall.ts';
import { encodeQueryValue } from './visit.ts';

/** The key of the content, as the call has it. */
export const key = ({ homeKey }: GivenConfig): string => encodeQueryValue(homeKeyOf(homeKey));

/** Every visitor requests the same home. */
export const isDefault = (): boolean => true;

/** Home's window. */
export const showPicture = (box: PictureBox, page: ReplyOf<typeof getHome>): void => {
  box.src = bannersBySlot(page.banners).main[0]?.image_url ?? '';
};
