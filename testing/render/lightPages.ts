import * as React from 'react';
import { server } from 'vitest/browser';

const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals === undefined)
  throw new Error('Failed to find the counter of owner stacks: React has moved it.');

// The development build of React captures a stack for each element, up to 10,000 in a second, and adds them to its
// warnings. No test reads them, and they are a sixth of the time that screen tests take.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// A test page is never looked at. A fully transparent frame has a layout and can be clicked, but the browser does not
// draw it: that saves a sixth of the time of screen tests.
if (server.config.browser.headless) (frameElement as HTMLElement).style.opacity = '0';
