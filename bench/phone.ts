/** The phone that Lighthouse emulates, used for the page weights as well. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
} as const;

/** Page timeout in ms; long, because the mock renders a picture at its first request. */
export const pageTimeout = 120_000;
