import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Waits for an amount, which may be there more than once, and expects that no line ends within it. */
export const seesInOneLine =
  (amount: string): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    for (const element of await canvas.findAllByText(amount)) {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      await expect([...lines]).toHaveLength(1);
    }
  };
