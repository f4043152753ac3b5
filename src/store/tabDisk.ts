/** What a tab remembers until it is closed: session storage, or a stand-in for it. */
export interface TabDisk {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
}

/** A disk that remembers while the page is open; what is read and refused by `disk` is remembered here. Never throws. */
export function quietDisk(disk?: TabDisk): TabDisk {
  const texts = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return texts.get(key) ?? disk?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      texts.set(key, text);
      try {
        disk?.setItem(key, text);
      } catch {
        // A browser that blocks storage, or has no room left: until the page is closed the map remembers.
      }
    },
  };
}
