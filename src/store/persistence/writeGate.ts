import type { DeviceStorage } from '#api/transport/ports.ts';

/**
 * Holds writes of one entry back until the entry has been read: the newest waits, and is written once the gate is open
 * (PERS-06). `onFailure` is called for a write that the storage refuses; it keeps the last good text.
 */
export function createWriteGate(
  storage: Pick<DeviceStorage, 'getItem' | 'setItem'>,
  key: string,
  onFailure: () => void,
) {
  let isOpen = false;
  let waiting: string | undefined;
  /** What this tab has last read or written. */
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
    /** Number of executed writes. */
    writes: () => count,
    /** From now on writes are executed; `text` is what was read. */
    open(text: string | null) {
      known = text;
      isOpen = true;
    },
    /**
     * What this tab last read or wrote, and what is stored now; both are the same before the gate is open, and for a
     * storage that does not answer synchronously.
     */
    reread() {
      const before = known;
      try {
        const there = isOpen ? storage.getItem(key) : known;
        if (typeof there === 'string') known = there;
      } catch {
        // A storage that cannot be read has nothing of another tab.
      }
      return { known: before, found: known };
    },
    /** Writes the waiting text, unless a newer one was written since. */
    settle: async () => {
      if (waiting !== undefined) await write(waiting);
    },
  };
}
