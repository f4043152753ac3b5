/**
 * Keeps the first picture of a prerendered page in view while the shop draws its own skeleton in place of that of the
 * page: before the next frame is painted it moves into the same frame there. This ends with the skeleton: the screen has
 * its own pictures.
 */
export function keepPicture(picture: HTMLImageElement): void {
  const frames = document.getElementsByClassName((picture.parentNode as Element).className);
  const keep = () => {
    if (!frames[0]) return;
    if (!picture.isConnected) frames[0].append(picture);
    requestAnimationFrame(keep);
  };
  keep();
}
