import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

/** The screenshots for the README and the install manifest, from the last run. */
const shown = {
  home: 'home.ready',
  list: 'catalogue.ready',
  product: 'product.ready',
  cart: 'cart.many-lines',
};

const folder = 'public/screenshots';

await mkdir(folder, { recursive: true });
for (const [name, state] of Object.entries(shown)) {
  const file = `${folder}/${name}.webp`;
  const { size } = await sharp(`pictures/${state}.light.390.png`)
    .resize({ width: 390 })
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${size} B`);
}
