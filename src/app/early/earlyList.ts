import { kindOfPath } from '#rules/catalogue/catalogueRequest.ts';
import { withSlash } from '#rules/catalogue/catalogueUrl.ts';
import type { CatalogueKind } from '#schemas/catalogue.ts';
import { showListPicture } from './firstPictures.ts';
import { isDefaultVisit } from './visit.ts';

/** The path of the list. No URL path has a character that JSON would escape. */
export const path = (): string => withSlash(location.pathname);

/** The call for the list, chosen before the category tree is loaded (CAT-53). */
export const kind = (): CatalogueKind => kindOfPath(location.pathname);

export const isDefault = isDefaultVisit;
export const showPicture = showListPicture;
