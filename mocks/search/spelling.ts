import MiniSearch from 'minisearch';
import type { Product } from '#fixtures/world/model.ts';

/** A searchable word of the catalogue. */
interface Word {
  /** Its normalized form. */
  id: string;
  /** As it is written: lower case, with accents. */
  written: string;
  /** Its prefixes of four and more letters, for a word that is still being typed. */
  starts: string;
  /** The number of products that have it. */
  count: number;
}

interface Spelling {
  /** All words, normalized. */
  known: string[];
  index: MiniSearch<Word>;
}

/** Shorter words are never corrected, because too many others are similar. */
const minLetters = 3;
/** The maximum number of words that are read. */
const maxWords = 10;

/** Without the last letter, which often makes a plural: the singular is a separate word. */
const startsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, more) => word.slice(0, 4 + more));

/** The words in the names, brands and categories of a shop's products. */
function wordsOf(products: readonly Product[]): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const { name, brandName, categories } of products) {
    for (const written of new Set(`${name} ${brandName} ${categories}`.toLowerCase().match(/[\p{L}\d]+/gu))) {
      const id = normalizeText(written);
      const word = words.get(id) ?? { id, written, starts: startsOf(id).join(' '), count: 0 };
      words.set(id, { ...word, count: word.count + 1 });
    }
  }
  return words;
}

function newSpelling(products: readonly Product[]): Spelling {
  const words = wordsOf(products);
  const index = new MiniSearch<Word>({
    fields: ['id', 'starts'],
    storeFields: ['written', 'count'],
    searchOptions: {
      // Two swapped letters are two edits.
      fuzzy: (word) => Math.min(2, word.length - 2),
      boostDocument: (_id, _term, word) => 1 + Math.log10(Number(word?.['count'])) / 4,
    },
  });
  index.addAll([...words.values()].filter(({ id }) => id.length >= minLetters));
  return { known: [...words.keys()], index };
}

const spellings = new WeakMap<readonly Product[], Spelling>();

/**
 * Replaces each word that begins no word of the products by the most similar one, if there is one (FIND-05). Undefined
 * if nothing was replaced, and for a phrase in quotation marks, which is literal. The index of a shop's words is
 * created on first use, in about 20 ms.
 */
export function correctedPhrase(phrase: string, products: readonly Product[]): string | undefined {
  if (/^\s*".*"\s*$/.test(phrase)) return undefined;
  const { known, index } = spellings.get(products) ?? newSpelling(products);
  spellings.set(products, { known, index });
  const typed = phrase.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const words = typed.slice(0, maxWords).map((written) => {
    const word = normalizeText(written);
    if (word.length < minLetters || known.some((each) => each.startsWith(word))) return written;
    const [best] = ['id', 'starts'].flatMap((field) => index.search(word, { fields: [field] }).slice(0, 1));
    return best === undefined ? written : String(best['written']);
  });
  return words.every((word, at) => word === typed[at]) ? undefined : words.join(' ');
}

/** Lower case without accents, words joined by '-': the form of filter values and URLs. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
