/** Where the data of visitors are saved: the page's `localStorage`. */
export type Disk = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let disk: Disk | undefined;

/** Sets the disk; undefined has none, as over HTTP and in tests. */
export function setDisk(used: Disk | undefined): void {
  disk = used;
}

export const hasDisk = (): boolean => disk !== undefined;

const keyOf = (name: string) => `mock-data:${name}`;

/** The text saved under a name; null if there is none. */
export const savedText = (name: string): string | null => disk?.getItem(keyOf(name)) ?? null;

export const saveText = (name: string, text: string): void => disk?.setItem(keyOf(name), text);

export const forgetText = (name: string): void => disk?.removeItem(keyOf(name));

/** Moves a text that cannot be used to another key, where a developer can look at it. */
export function setAside(name: string, text: string): void {
  disk?.setItem(keyOf(`${name}:set-aside`), text);
  forgetText(name);
}
