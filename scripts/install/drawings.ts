import { colorOf } from '#scripts/build/page.ts';
import { iconPaths } from '#ui/layout/iconPaths.ts';
import { letter } from '#ui/layout/letter.ts';

/** An icon has no schemes. */
const ink = colorOf('ink').light;
const onInk = colorOf('on-ink').light;

/** A drawing in the middle of a square of `grid` units, `scale` times as large as on that grid. */
function onSquare(grid: number, scale: number, path: string, ground = ink) {
  const shift = (grid / 2) * (1 - scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">` +
    `<path fill="${ground}" d="M0 0h${grid}v${grid}H0z"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${scale})">${path}</g></svg>`
  );
}

const letterPath = `<path fill="${onInk}" d="${letter}"/>`;

/** The scale of the letter on icons that a system cuts: a circle of four fifths stays visible. */
const insideMask = 0.9;

/** The letter of the shop on ink, like the icon of `index.html`. */
export const appIcon = onSquare(32, 1, letterPath);

/** The same for systems that cut icons to their own shape. */
export const maskableIcon = onSquare(32, insideMask, letterPath);

/** The letter alone, for systems that color icons themselves: only its alpha counts. */
export const monochromeIcon = onSquare(32, insideMask, letterPath, 'none');

/** An icon of the interface on ink, for a shortcut; a system may cut it to a circle. */
export const shortcutIcon = (name: keyof typeof iconPaths): string =>
  onSquare(
    24,
    0.58,
    `<path fill="none" stroke="${onInk}" stroke-width="1.75" stroke-linecap="square" d="${iconPaths[name]}"/>`,
  );
