/**
 * The address of a picture in a width in px (IMG-03 to IMG-05): `/p/botin-1.jpg` at 90 is `/p/botin-1-90.jpg`, a query
 * stays at the end. '' for an empty address, which nobody may ask for (IMG-06).
 */
export function pictureAddress(address: string, width: number): string {
  if (address === '') return '';
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  return `${path.replace(/\.jpg$/, '')}-${width}.jpg${address.slice(path.length)}`;
}
