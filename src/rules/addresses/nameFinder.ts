import { cleanLine, stripAccents } from '#rules/validation/sanitise.ts';

// Stryker disable next-line MethodExpression: upper case on both sides matches alike
const plain = (text: string) => stripAccents(cleanLine(text)).toLowerCase();

interface Prepared<Entry> {
  entry: Entry;
  name: string;
}

/**
 * Returns a function that finds entries by a part of their name, ignoring accents, case and full-width letters (VAL-37).
 * Names that begin with it come first. The first search prepares all names, because lists have thousands of entries.
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
