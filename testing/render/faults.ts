const found: string[] = [];

const remember =
  (kind: string) =>
  (...parts: unknown[]) => {
    found.push(`${kind}: ${parts.map(String).join(' ')}`);
  };

let watching = false;

/** Records console errors and warnings, uncaught errors and rejections for `takeFaults`, once per page. */
export function watchFaults(): void {
  if (watching) return;
  watching = true;
  console.error = remember('console.error');
  console.warn = remember('console.warn');
  addEventListener('error', (event) => remember('uncaught')(event.message));
  addEventListener('unhandledrejection', (event) => remember('rejection')(event.reason));
}

/** Returns and clears the recorded faults. A test that expects a fault takes and asserts it. */
export const takeFaults = () => found.splice(0);
