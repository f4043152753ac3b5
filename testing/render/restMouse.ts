import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse to the upper left corner. */
    restMouse: () => Promise<void>;
  }
}

/** Implementation of the command `restMouse` for the test runner. */
export const restMouse: BrowserCommand = ({ page }) => page.mouse.move(0, 0);
