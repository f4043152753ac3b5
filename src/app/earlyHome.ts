import { homePicture } from '#api/firstPictures.ts';
import { homeKeyIn } from '#rules/settings.ts';
import { asValue } from './asValue.ts';
import type { GivenConfig } from './sendFirstCall.ts';

/** The key of the content, as the call has it. */
export const key = ({ homeKey }: GivenConfig): string => asValue(homeKeyIn(homeKey));

/** Everybody asks for the same home. */
export const isUsual = (): boolean => true;

export const firstPicture = homePicture;
