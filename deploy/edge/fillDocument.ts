import { boxes, type EarlyFile, type PictureBox } from '#app/early/firstCalls.ts';
import { showPicture as showHomePicture } from '#app/early/earlyHome.ts';
import { showPicture as showListPicture } from '#app/early/earlyList.ts';
import { showPicture as showProductPicture } from '#app/early/earlyProduct.ts';
import { escaped, type Opened, writeHead } from './writeHead.ts';

const showPicture: Readonly<Record<EarlyFile, (box: PictureBox, reply: never, saveData: boolean) => void>> = {
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
  opened: Opened;
  /** The browser asks for less, by the header `Save-Data`. */
  saveData: boolean;
}

/** The address of a picture, or the first of its addresses. */
const addressOf = ({ src, srcset }: PictureBox): string => (src || srcset).split(' ')[0] ?? '';

/** The box of the first picture as the script of the page would set it; undefined for a picture from elsewhere. */
function boxOf(early: EarlyFile, { reply, pictureOrigins, saveData }: Filling): PictureBox | undefined {
  const box: PictureBox = { src: '', srcset: '', dataset: {} };
  showPicture[early](box, reply as never, saveData);
  const address = addressOf(box);
  return URL.canParse(address) && pictureOrigins.includes(new URL(address).origin) ? box : undefined;
}

function attributesOf({ src, srcset, dataset }: PictureBox): string {
  const data = Object.entries(dataset).map(([name, value]) => [`data-${name}`, value] as const);
  return [['src', src] as const, ['srcset', srcset] as const, ...data]
    .filter(([name, value]) => value !== '' || name.startsWith('data-'))
    .map(([name, value]) => `${name}="${escaped(value ?? '')}" `)
    .join('');
}

/** Texts with a single place in a prerendered page: the box of its picture, and the styles behind what is drawn. */
const places = { picture: '<img ', styles: '</div><link rel="stylesheet"' };

/** The script that sends the first call: the one behind the settings. */
const script = /(?<=id="config">[^<]*<\/script>)<script>[^]*?<\/script>/;

/** A page that was filled, and the header that announces its picture. */
export interface Filled {
  text: string;
  link: string | undefined;
}

/**
 * A prerendered page with the answer to its first call as a block of data, which its script takes in place of sending the
 * call, and with its first picture. Undefined where that is not possible. The script moves behind the answer, and both
 * stand between what is drawn, which does not wait for them, and the styles, which would hold up the script. The policy
 * needs no other hash: data are no script, and the script stays as it is.
 */
export function fillDocument(document: string, early: EarlyFile, filling: Filling): Filled | undefined {
  const isKnown = Object.values(places).every((place) => document.split(place).length === 2);
  const [code] = script.exec(document) ?? [];
  const box = isKnown && code !== undefined ? boxOf(early, filling) : undefined;
  if (box === undefined) return undefined;
  // Without '<' nothing in it ends the block, or begins a comment in it.
  const answer = JSON.stringify(filling.reply).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="answer">${answer}</script>`;
  const text = document
    .replace(script, '')
    .replace(places.picture, (place) => place + attributesOf(box))
    .replace(places.styles, (place) => place.replace('<link', () => `${block}${code}<link`));
  return { text: writeHead(text, early, filling.reply, filling.opened), link: pictureLink(early, box) };
}

/** Addresses that a header can have: printable ASCII without the signs that would end them. */
const plain = /^[ !#-;=?-[\]-~]*$/;

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
