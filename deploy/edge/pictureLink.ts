import type { EarlyFile } from '#app/early/firstCalls.ts';
import { boxes, type PictureBox } from '#app/early/firstPictures.ts';

/** Addresses that a header can have: printable ASCII without the signs that would end them. */
const plain = /^[ !#-;=?-[\]-~]*$/;

/** The address of a picture, or the first of its addresses. */
export const addressOf = ({ src, srcset }: PictureBox): string => (src || srcset).split(' ')[0] ?? '';

/**
 * The `Link` header by which the browser requests the first picture of a page when the page begins to arrive. Undefined
 * for an address that no header can have.
 */
export function pictureLink(early: EarlyFile, box: PictureBox): string | undefined {
  if (!plain.test(box.src + box.srcset)) return undefined;
  const link = `<${addressOf(box)}>; rel=preload; as=image; fetchpriority=high`;
  const { sizes = '' } = boxes[early];
  return box.srcset === '' ? link : `${link}; imagesrcset="${box.srcset}"; imagesizes="${sizes}"`;
}
