import { commands } from 'vitest/browser';

let isRested = false;

// Few tests move the mouse, and the command costs more than many of the others.
addEventListener(
  'mousemove',
  ({ clientX, clientY }) => {
    isRested = clientX === 0 && clientY === 0;
  },
  { capture: true },
);

/** Moves the mouse to the upper left corner: where an earlier test has left it, it would hover over the content. */
export async function restMouse(): Promise<void> {
  if (!isRested) await commands.restMouse();
}
