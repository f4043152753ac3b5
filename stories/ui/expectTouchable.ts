import { expect } from 'storybook/test';

const controlSelector = 'a[href], button, input, select, textarea';

/** Asserts that every control is at least 44 px wide and high (REACH-02). */
export async function expectTouchable({ canvasElement }: { canvasElement: HTMLElement }) {
  const controls = [...canvasElement.querySelectorAll<HTMLElement>(controlSelector)];
  await expect(controls.length).toBeGreaterThan(0);
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect();
    await expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(44);
  }
}
