import type { EarlyFile } from '#app/early/firstCalls.ts';
import {
  type PictureBox,
  showHomePicture,
  showListPicture,
  showProductPicture,
} from '#app/early/firstPictures.ts';

const showPicture: Readonly<Record<EarlyFile, (box: PictureBox, reply: never) => void>> = {
  earlyHome: showHomePicture,
  earlyList: showListPicture,
  earlyProduct: showProductPicture,
};

/** What a page is filled with. */
interface Filling {
  /** A reply that the schema of its call has accepted. */
  reply: unknown;
  /** The origins that its picture may come from. */
  pictureOrigins: readonly string[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The attributes of the first picture: those that the script of the page would set. */
function attributesOf(early: EarlyFile, { reply, pictureOrigins }: Filling): string | undefined {
  const box: PictureBox = { src: '', srcset: '', dataset: {} };
  showPicture[early](box, reply as never);
  const [address = ''] = (box.src || box.srcset).split(' ');
  if (!URL.canParse(address) || !pictureOrigins.includes(new URL(address).origin)) return undefined;
  const { src, srcset, dataset } = box;
  const data = Object.entries(dataset).map(([name, value]) => [`data-${name}`, value] as const);
  return [['src', src] as const, ['srcset', srcset] as const, ...data]
    .filter(([name, value]) => value !== '' || name.startsWith('data-'))
    .map(([name, value]) => `${name}="${escaped(value ?? '')}" `)
    .join('');
}

/** Texts with a single place in a prerendered page: the box of its picture, and the script behind what is drawn. */
const places = { picture: '<img ', script: '</div><script>' };

/**
 * A prerendered page with the answer to its first call as a block of data, which its script takes in place of sending the
 * call, and with its first picture. Undefined where that is not possible. The policy needs no other hash: data are no
 * script, and the script stays as it is.
 */
export function fillDocument(document: string, early: EarlyFile, filling: Filling): string | undefined {
  const isKnown = Object.values(places).every((place) => document.split(place).length === 2);
  const attributes = isKnown ? attributesOf(early, filling) : undefined;
  if (attributes === undefined) return undefined;
  // Without '<' nothing in it ends the block, or begins a comment in it.
  const answer = JSON.stringify(filling.reply).replaceAll('<', String.raw`\u003c`);
  return document
    .replace(places.picture, (place) => place + attributes)
    .replace(
      places.script,
      () => `</div><script type="application/json" id="answer">${answer}</script><script>`,
    );
}
