import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Expects the largest count in one line, within its badge, and the badge within the window. */
export const seesWhole: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  const badge = canvas.getByText('99+');
  const range = document.createRange();
  range.selectNodeContents(badge);
  const lines = [...range.getClientRects()];
  await expect(lines).toHaveLength(1);
  const { left = 0, right = Number.NaN } = lines[0] ?? {};
  const box = badge.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(box.left);
  await expect(right).toBeLessThanOrEqual(box.right);
  await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
};
