import { kindOfPath } from '#rules/catalogue/catalogueRequest.ts';
import { withSlash } from '#rules/catalogue/catalogueUrl.ts';
import { pictureSrcSet } from '#rules/pictures/pictureUrl.ts';
import type { CatalogueKind, getCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { PictureBox } from './firstCalls.ts';
import { isDefaultVisit } from './visit.ts';

/** The path of the list. No URL path has a character that JSON would escape. */
export const path = (): string => withSlash(location.pathname);

/** The call for the list, chosen before the category tree is loaded (CAT-53). */
export const kind = (): CatalogueKind => kindOfPath(location.pathname);

export const isDefault = isDefaultVisit;

/** The picture of a list's first product. */
export const showPicture = (
  box: PictureBox,
  page: ReplyOf<typeof getCataloguePage>,
  saveData?: boolean,
): void => {
  box.srcset = pictureSrcSet(page.products[0]?.productImage ?? '', saveData);
};
