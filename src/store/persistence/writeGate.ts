import type { DeviceStorage } from '#api/transport/ports.ts';

/**
 * Holds writes of one entry back until the entry has been read: the newest waits, and is written once the gate is open
 * (PERS-06). `onFailure` is called for a write that the disk refuses; the last good text stays on it.
 */
export function createWriteGate(disk: DeviceStorage, key: string, onFailure: () => void) {
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
      const written = disk.setItem(key, text);
      known = text;
      await written;
    } catch {
      onFailure();
    }
  }

  return {
    write,
    /** How many writes went through. */
    writes: () => count,
    /** From now on writes go through; `text` is what was read. */
    open(text: string | null) {
      known = text;
      isOpen = true;
    },
    /** What this tab last read or wrote, and what is there: the same of a disk that is closed, or does not answer at once. */
    look() {
      const before = known;
      try {
        const there = isOpen ? disk.getItem(key) : known;
        if (typeof there === 'string') known = there;
      } catch {
        // A disk that cannot be read holds nothing of another tab.
      }
      return { known: before, found: known };
    },
    /** Writes what waits, where nothing newer was written since. */
    settle: async () => {
      if (waiting !== undefined) await write(waiting);
    },
  };
}
