import type { CountryCode } from '#countries/country.ts';
import { type PictureAt, pictureAt } from '#fixtures/pictures.ts';
import { worldOf } from '#mocks/world.ts';

const folder = '/images/';

/** Finds the picture at a path of the image host; undefined without one. */
export async function pictureFor(country: CountryCode, pathname: string): Promise<PictureAt | undefined> {
  const { productOfSku } = await worldOf(country);
  const path = pathname.slice(pathname.indexOf(folder) + folder.length);
  return pictureAt(path, (sku) => productOfSku.get(sku)?.thing);
}
