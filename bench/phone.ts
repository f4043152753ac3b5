/** The phone that Lighthouse takes: the weights are those of the same screen. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
} as const;

/** How long a page is waited for, in ms: the mock draws a picture when it is first asked for. */
export const patience = 120_000;
