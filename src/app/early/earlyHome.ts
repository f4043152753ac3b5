import { bannersBySlot } from '#rules/home/homeLayout.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getHome } from '#schemas/home.ts';
import type { GivenSettings } from '#schemas/settings.ts';
import { defaultHomeKey } from '#schemas/settingsBlock.ts';
import type { PictureBox } from './firstCalls.ts';
import { encodeQueryValue } from './visit.ts';

/** The key of the content, as the call has it. */
export const key = ({ homeKey = defaultHomeKey }: GivenSettings): string => encodeQueryValue(homeKey);

/** Every visitor requests the same home. */
export const isDefault = (): boolean => true;

/** Home's window. */
export const showPicture = (box: PictureBox, page: ReplyOf<typeof getHome>): void => {
  box.src = bannersBySlot(page.banners).main[0]?.image_url ?? '';
};
