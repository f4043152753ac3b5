import { cleanLine, stripAccents } from '#rules/validation/sanitise.ts';

// Stryker disable next-line MethodExpression: text and names change alike, and every letter here has a capital
const plain = (text: string) => stripAccents(cleanLine(text)).toLowerCase();

interface Prepared<Entry> {
  entry: Entry;
  name: string;
}

/**
 * Finds entries by a part of their name, whatever its accents and capitals and however a keyboard writes its signs
 * (VAL-37); those that begin with it come first, all others keep their order. The names are prepared once, by the first search, for lists of thousands.
 */
export function nameFinder<Entry extends { name: string }>(
  entries: readonly Entry[],
): (text: string) => readonly Entry[] {
  let prepared: Prepared<Entry>[] | undefined;
  return (text) => {
    const part = plain(text);
    if (part === '') return entries;
    prepared ??= entries.map((entry) => ({ entry, name: plain(entry.name) }));
    const found = prepared.filter(({ name }) => name.includes(part));
    const isFirst = ({ name }: { name: string }) => name.startsWith(part);
    return [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))].map(({ entry }) => entry);
  };
}
