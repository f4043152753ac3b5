import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import '#ui/tokens.css';
import '#ui/base.css';
import './lightPages.ts';
import { takeFaults, watchFaults } from './faults.ts';
import { nextVisitor, startWorker, takeUnanswered } from './mockWorker.ts';

const { getElementError } = getConfig();
const nothing = document.createElement('i');

/** A polling query throws at each attempt: it prints the page only when its message is read. */
function elementError(message: string | null, container: Element) {
  const error = getElementError(message, nothing);
  // The first frame then belongs to the test.
  Error.captureStackTrace(error, elementError);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  });
}

configure({
  // Queries may wait long on a slow machine; assertions that something is absent do not wait.
  asyncUtilTimeout: 20_000,
  getElementError: elementError,
});

beforeAll(async () => {
  await startWorker();
  watchFaults();
});

// A mouse position left by an earlier test would hover over the rendered content.
beforeEach(() => commands.restMouse());

beforeEach(nextVisitor);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  // Thrown instead of asserted: an assertion here would count for a test that has none.
  const faults = [...takeUnanswered().map((call) => `no handler for ${call}`), ...takeFaults()];
  if (faults.length > 0) throw new Error(`Failed to stay free of faults:\n${faults.join('\n')}`);
});
