import { expect } from 'storybook/test';

const pressed = 'a[href], button, input, select, textarea';

/** Everything that can be pressed measures 44 px or more each way (REACH-02). */
export async function expectTouchable({ canvasElement }: { canvasElement: HTMLElement }) {
  const controls = [...canvasElement.querySelectorAll<HTMLElement>(pressed)];
  await expect(controls.length).toBeGreaterThan(0);
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect();
    await expect(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(44);
  }
}
