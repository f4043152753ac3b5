import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import '#ui/tokens.css';
import '#ui/base.css';
import { warmFloating } from '#app/FloatingLater.tsx';
import { resetSession } from '#mocks/session.ts';
import { takeFaults, watchFaults } from './faults.ts';
import { startWorker, takeUnanswered } from './mockWorker.ts';

// What a shopper waits for may take a slow machine long; what must not come is looked for at once.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(async () => {
  await startWorker();
  // An idle page has it; a test begins before its page is idle.
  await warmFloating();
  watchFaults();
});

// A mouse left where an earlier test had it would hover over what this one draws there.
beforeEach(() => commands.restMouse());

afterEach(() => {
  cleanup();
  for (const country of ['ar', 'cl', 'co', 'br'] as const) resetSession('device', country);
  sessionStorage.clear();
  // Thrown, not expected: an expectation here would pass for an assertion of a test that has none.
  const faults = [...takeUnanswered().map((call) => `no handler for ${call}`), ...takeFaults()];
  if (faults.length > 0) throw new Error(`Failed to stay free of faults:\n${faults.join('\n')}`);
});
