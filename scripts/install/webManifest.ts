import { brandName } from '#countries/country.ts';
import { colorOf } from '#scripts/build/page.ts';
import { shortcutsTexts } from '#texts/banners.ts';
import { shellTexts } from '#texts/shell.ts';
import { appIcons, type IconFile, shortcutIcons } from './iconFiles.ts';

interface ImageResource {
  src: string;
  sizes: string;
  type: 'image/png' | 'image/webp';
}

type Purpose = 'any' | 'maskable' | 'monochrome';

/** The members of a web app manifest that the shop has. */
interface WebManifest {
  name: string;
  short_name: string;
  description: string;
  lang: string;
  dir: 'ltr';
  id: string;
  start_url: string;
  scope: string;
  display: 'standalone';
  theme_color: string;
  background_color: string;
  categories: readonly string[];
  icons: readonly (ImageResource & { purpose: Purpose })[];
  screenshots: readonly (ImageResource & { form_factor: 'narrow'; label: string })[];
  shortcuts: readonly {
    name: string;
    url: string;
    icons: readonly (ImageResource & { purpose: string })[];
  }[];
}

/** The texts that are the same in all countries: one build serves them all. */
const { shell } = shellTexts('ar');
const { shortcuts } = shortcutsTexts('ar');

/** A manifest has one color; the pages have those of both schemes. */
const paper = colorOf('paper').light;

const icon = <For extends string>({ src, size }: IconFile, purpose: For) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png' as const,
  purpose,
});

const iconsFor = (purpose: Purpose) => appIcons[purpose].map((file) => icon(file, purpose));

/** A screenshot that `npm run pictures:readme` has taken. */
const screenshot = (name: string, label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes: '390x844',
  type: 'image/webp' as const,
  form_factor: 'narrow' as const,
  label,
});

const shortcut = (name: string, url: string, file: IconFile) => ({
  name,
  url,
  icons: [icon(file, 'any maskable')],
});

/** The install manifest (PWA-04, APP-16, REACH-04). */
export const webManifest: WebManifest = {
  name: brandName,
  short_name: brandName,
  description: shell.description,
  lang: 'es',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  categories: ['shopping', 'lifestyle'],
  icons: [...iconsFor('any'), ...iconsFor('maskable'), ...iconsFor('monochrome')],
  screenshots: [
    screenshot('home', shortcuts.homePicture),
    screenshot('list', shortcuts.listPicture),
    screenshot('product', shortcuts.productPicture),
  ],
  shortcuts: [
    shortcut(shell.search, '/search', shortcutIcons.search),
    shortcut(shell.cart, '/cart', shortcutIcons.cart),
    shortcut(shortcuts.orders, '/account/orders', shortcutIcons.orders),
  ],
};
