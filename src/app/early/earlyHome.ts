import { homeKeyOf } from '#rules/start/settings.ts';
import { showHomePicture } from './firstPictures.ts';
import { encodeQueryValue } from './visit.ts';
import type { GivenConfig } from './sendFirstCall.ts';

/** The key of the content, as the call has it. */
export const key = ({ homeKey }: GivenConfig): string => encodeQueryValue(homeKeyOf(homeKey));

/** Every visitor requests the same home. */
export const isDefault = (): boolean => true;

export const showPicture = showHomePicture;
