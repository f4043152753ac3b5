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

interface Filling {
  /** A reply that the schema of its call has accepted. */
  reply: unknown;
  /** The origins that its picture may come from. */
  pictureOrigins: readonly string[];
  opened: Opened;
  /** The browser sends the header `Save-Data`. */
  saveData: boolean;
}

/** The address of a picture, or the first of its addresses. */
const addressOf = ({ src, srcset }: PictureBox): string => (src || srcset).split(' ')[0] ?? '';

/** The box of the first picture as the page's script would set it; undefined for a picture of another origin. */
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

/** Texts that a prerendered page has once: the box of its picture, and the styles after its markup. */
const places = { picture: '<img ', styles: '</div><link rel="stylesheet"' };

/** The script that sends the first call: the one after the settings. */
const script = /(?<=id="config">[^<]*<\/script>)<script>[^]*?<\/script>/;

/** A filled page, and the header that announces its picture. */
export interface Filled {
  text: string;
  link: string | undefined;
}

/**
 * Adds the reply to the first call to a prerendered page, as a data block that its script reads instead of sending the
 * call, and the first picture. Undefined if that is not possible. The script moves behind the data block, and both stand
 * between the markup, which does not wait for them, and the styles, which would delay the script. The policy needs no other
 * hash: data is not a script, and the script does not change.
 */
export function fillDocument(document: string, early: EarlyFile, filling: Filling): Filled | undefined {
  const isKnown = Object.values(places).every((place) => document.split(place).length === 2);
  const [code] = script.exec(document) ?? [];
  const box = isKnown && code !== undefined ? boxOf(early, filling) : undefined;
  if (box === undefined) return undefined;
  // Without '<' the reply cannot end the block, or begin a comment in it.
  const reply = JSON.stringify(filling.reply).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="answer">${reply}</script>`;
  const text = document
    .replace(script, '')
    .replace(places.picture, (place) => place + attributesOf(box))
    .replace(places.styles, (place) => place.replace('<link', () => `${block}${code}<link`));
  return { text: writeHead(text, early, filling.reply, filling.opened), link: pictureLink(early, box) };
}

/** Addresses that fit into a header: printable ASCII without delimiters. */
const plain = /^[ !#-;=?-[\]-~]*$/;

/**
 * The `Link` header with which the browser requests the first picture as soon as the page begins to arrive. Undefined for
 * an address that does not fit into a header.
 */
export function pictureLink(early: EarlyFile, box: PictureBox): string | undefined {
  if (!plain.test(box.src + box.srcset)) return undefined;
  const link = `<${addressOf(box)}>; rel=preload; as=image; fetchpriority=high`;
  const { sizes = '' } = boxes[early];
  return box.srcset === '' ? link : `${link}; imagesrcset="${box.srcset}"; imagesizes="${sizes}"`;
}
