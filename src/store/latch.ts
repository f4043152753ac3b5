/** Where this device keeps text between two visits: local storage, or a stand-in for it. */
export interface Disk {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, text: string) => void | Promise<void>;
}

/**
 * Holds writes of one entry back until what is there has been read: the newest waits, and goes once the latch is open
 * (PERS-06). `onFailure` is told of a write that the disk refuses; the last good text stays on it.
 */
export function latched(disk: Disk, key: string, onFailure: () => void) {
  let isOpen = false;
  let waiting: string | undefined;

  async function write(text: string): Promise<void> {
    if (!isOpen) {
      waiting = text;
      return;
    }
    waiting = undefined;
    try {
      await disk.setItem(key, text);
    } catch {
      onFailure();
    }
  }

  return {
    write,
    /** From now on writes go through. */
    open() {
      isOpen = true;
    },
    /** Writes what waits, where nothing newer was written since. */
    settle: async () => {
      if (waiting !== undefined) await write(waiting);
    },
  };
}
