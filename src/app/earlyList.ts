import { listPicture } from '#api/firstPictures.ts';
import { withSlash } from '#rules/catalogueAddress.ts';
import { kindOfPath } from '#rules/catalogueKind.ts';
import type { CatalogueKind } from '#schemas/catalogue.ts';
import { isUsualVisit } from './isUsualVisit.ts';

/** The path that is asked for. No path of an address has a character that JSON would write otherwise. */
export const path = (): string => withSlash(location.pathname);

/** Which call answers it, before the category tree is known (CAT-53). */
export const kind = (): CatalogueKind => kindOfPath(location.pathname);

export const isUsual = isUsualVisit;
export const firstPicture = listPicture;
