import { mkdir } from 'node:fs/promises';
import { catalogue, type KindName } from '#fixtures/images/catalogue.ts';
import { colours } from '#fixtures/images/colours.ts';
import { drawProduct } from '#fixtures/images/drawProduct.ts';
import { drawScene } from '#fixtures/images/drawScene.ts';
import { bannerScenes, homeScenes } from '#fixtures/images/scenes.ts';
import { composeSheet, type Cell } from './composeSheet.ts';

const folder = 'reports/pictures';
const cellWidth = 220;

/** Product kinds per sheet. */
const pages: readonly (readonly KindName[])[] = [
  ['sneaker'],
  ['boot', 'heel'],
  ['tshirt', 'hoodie'],
  ['dress', 'jeans'],
  ['jacket', 'sport'],
  ['bag', 'backpack'],
  ['cap', 'watch', 'sunglasses'],
];

const palette = Object.values(colours);

/** Pictures per row. */
const columns = 10;

/** Every view of every silhouette, each in another color, to judge shape and color at once. */
function rowsOf(kind: KindName): Cell[][] {
  const { variants, views, materials } = catalogue[kind];
  const cells = variants.flatMap((variant, i) =>
    views.map((view, j) => {
      const colour = palette[(i * 7 + j * 5) % palette.length] ?? colours.blanco;
      const material = materials[(i + j) % materials.length] ?? 'cotton';
      const svg = drawProduct({
        kind,
        variant,
        view,
        material,
        seed: `sheet-${i}`,
        color: colour.color,
        accent: colour.accents[0],
        fit: 'card',
      });
      return { picture: Buffer.from(svg), width: cellWidth, height: cellWidth * 1.25 };
    }),
  );
  const inRow = Math.floor(columns / views.length) * views.length;
  return Array.from({ length: Math.ceil(cells.length / inRow) }, (_, row) =>
    cells.slice(row * inRow, (row + 1) * inRow),
  );
}

/** Home tiles and banners at the size they have on a phone. */
function sceneRows(): Cell[][] {
  const cells = [...Object.values(homeScenes), ...Object.values(bannerScenes)].map((scene) => {
    const [width, height] = scene.ratio;
    return { picture: Buffer.from(drawScene(scene)), width, height };
  });
  return [0, 1, 2, 3].map((row) => cells.filter((_, i) => i % 4 === row));
}

await mkdir(folder, { recursive: true });
const sheets = [...pages.map((kinds) => kinds.flatMap(rowsOf)), sceneRows()];
for (const [i, rows] of sheets.entries()) {
  const file = `${folder}/sheet-${i + 1}.png`;
  await composeSheet(rows, file);
  console.log(file);
}
