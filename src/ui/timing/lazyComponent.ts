import { type ComponentType, lazy } from 'react';

/** Pause in ms between two attempts. */
const retryPause = 3000;

/**
 * An optional part of a screen, whose code is loaded when it is first rendered, in a `Suspense`. Until the code has
 * loaded the fallback is shown, and a failed load is repeated.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(function loadAgain(): Promise<{ default: ComponentType<Props> }> {
    return load().then(
      (Part) => ({ default: Part }),
      () => new Promise((resolve) => setTimeout(resolve, retryPause)).then(loadAgain),
    );
  });
