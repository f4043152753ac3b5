import { configure } from '@testing-library/react';
import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What Stryker runs the tests for. */
    mode: 'dry-run' | 'mutant';
  }
}

// Most mutants are red because something does not appear, which each test would wait for. Without a mutant everything
// does, and on a loaded machine a test waits as long as in all other runs.
if (inject('mode') === 'mutant') configure({ asyncUtilTimeout: 4000 });
else vi.setConfig({ testTimeout: 60_000 });
