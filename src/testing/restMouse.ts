import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the mouse to the upper left corner. */
    restMouse: () => Promise<void>;
  }
}

/** The command `restMouse`, as the test runner carries it out. */
export const restMouse: BrowserCommand = ({ page }) => page.mouse.move(0, 0);
