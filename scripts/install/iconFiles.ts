import sharp from 'sharp';
import { appIcon, maskableIcon, monochromeIcon, shortcutIcon } from './drawings.ts';

/** One icon of the installed shop. */
export interface IconFile {
  src: string;
  /** Width and height in px. */
  size: number;
  svg: string;
}

const sizes = [192, 512] as const;

const iconFile = (name: string, size: number, svg: string): IconFile => ({
  src: `/icons/${name}-${size}.png`,
  size,
  svg,
});

/** The icons of the app by purpose. */
export const appIcons = {
  any: sizes.map((size) => iconFile('app', size, appIcon)),
  maskable: sizes.map((size) => iconFile('maskable', size, maskableIcon)),
  monochrome: [iconFile('monochrome', 512, monochromeIcon)],
};

/** The icons of the shortcuts. */
export const shortcutIcons = {
  search: iconFile('search', 96, shortcutIcon('search')),
  cart: iconFile('cart', 96, shortcutIcon('bag')),
  orders: iconFile('orders', 96, shortcutIcon('truck')),
};

/** The icon on the home screen of an iPhone, which cuts it to its own shape. */
const appleIcon = iconFile('apple-touch-icon', 180, appIcon);

/** All icons that the build writes. */
export const iconFiles: readonly IconFile[] = [
  ...Object.values(appIcons).flat(),
  ...Object.values(shortcutIcons),
  appleIcon,
];

/** Pixels per inch at which a unit of a drawing is a pixel. */
const unitDensity = 72;

/** An icon as PNG. */
export const pngOf = ({ svg, size }: IconFile): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: unitDensity * 8 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
