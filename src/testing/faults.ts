const found: string[] = [];

const remember =
  (kind: string) =>
  (...parts: unknown[]) => {
    found.push(`${kind}: ${parts.map(String).join(' ')}`);
  };

/** From now on errors and warnings of the console, uncaught errors and rejections are kept for `takeFaults`. */
export function watchFaults(): void {
  console.error = remember('console.error');
  console.warn = remember('console.warn');
  addEventListener('error', (event) => remember('uncaught')(event.message));
  addEventListener('unhandledrejection', (event) => remember('rejection')(event.reason));
}

/** What went wrong since last asked. A test that expects a fault takes it, and looks at it. */
export const takeFaults = () => found.splice(0);
