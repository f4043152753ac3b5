import { type ComponentType, lazy } from 'react';

/** Pause in ms between two attempts. */
const retryPause = 3000;

/**
 * A part that its screen can do without, whose code comes when it is first drawn, in a `Suspense`. While the code does
 * not come the fallback stands, and it is asked for again and again.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(function ask(): Promise<{ default: ComponentType<Props> }> {
    return load().then(
      (Part) => ({ default: Part }),
      () => new Promise((resolve) => setTimeout(resolve, retryPause)).then(ask),
    );
  });
