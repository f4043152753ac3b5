/** Where the data of visitors are saved: the page's `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let storage: TextStorage | undefined;

/** Sets the storage; undefined has none, as over HTTP and in tests. */
export function setStorage(given: TextStorage | undefined): void {
  storage = given;
}

export const hasStorage = (): boolean => storage !== undefined;

const keyOf = (name: string) => `mock-data:${name}`;

/** The text saved under a name; null if there is none. */
export const savedText = (name: string): string | null => storage?.getItem(keyOf(name)) ?? null;

export const saveText = (name: string, text: string): void => storage?.setItem(keyOf(name), text);

export const forgetText = (name: string): void => storage?.removeItem(keyOf(name));

/** Moves a text that cannot be used to another key, where a developer can look at it. */
export function setAside(name: string, text: string): void {
  storage?.setItem(keyOf(`${name}:set-aside`), text);
  forgetText(name);
}
