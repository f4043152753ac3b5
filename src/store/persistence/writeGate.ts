import type { DeviceStorage } from '#api/transport/ports.ts';

/**
 * Holds back writes of one entry until it has been read: the newest text waits, and is written when the gate opens
 * (PERS-06). `onFailure` is called if the storage refuses a write; the last good text stays.
 */
export function createWriteGate(
  storage: Pick<DeviceStorage, 'getItem' | 'setItem'>,
  key: string,
  onFailure: () => void,
) {
  let isOpen = false;
  let waiting: string | undefined;
  /** The text that this tab last read or wrote. */
  let known: string | null = null;
  let count = 0;

  async function write(text: string): Promise<void> {
    if (!isOpen) {
      waiting = text;
      return;
    }
    waiting = undefined;
    count += 1;
    try {
      const written = storage.setItem(key, text);
      known = text;
      await written;
    } catch {
      onFailure();
    }
  }

  return {
    write,
    writes: () => count,
    /** Executes writes from now on; `text` is the text that was read. */
    open(text: string | null) {
      known = text;
      isOpen = true;
    },
    /** The text last read or written, and the one stored now; equal before the gate opens and for async storage. */
    reread() {
      const before = known;
      try {
        const there = isOpen ? storage.getItem(key) : known;
        if (typeof there === 'string') known = there;
      } catch {
        // If the storage cannot be read, there is nothing to merge from another tab.
      }
      return { known: before, found: known };
    },
    /** Writes the waiting text, unless a newer one was written since. */
    settle: async () => {
      if (waiting !== undefined) await write(waiting);
    },
  };
}
