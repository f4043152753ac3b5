/** What waits for a step of start-up. */
type Blocks = 'firstPaint' | 'guardedScreens' | 'nothing';

/**
 * The steps of start-up in order (APP-45), and what each blocks. Only the redirect and the data for the first render may
 * block the first paint; the other steps are in the deferred chunk, which is loaded after it. Steps that subscribe to
 * the store come before steps that change it, so that they miss no action.
 */
export const steps = {
  /** APP-01 to APP-05: `redirectDesktop.ts`. */
  redirectDesktop: 'firstPaint',
  /** Store, flags, location and persisted state: `makeShop`. */
  readStorage: 'firstPaint',
  /** Side effects of actions (FLAG-24, KEEP-04, ERR-28): `store/reactions.ts`. */
  registerReactions: 'nothing',
  /** KEEP-09 */
  loadFailedAgain: 'nothing',
  /** PWA-01 */
  noticeNetwork: 'nothing',
  /** KEEP-04, PERS-09 */
  syncTabs: 'nothing',
  /** APP-46 */
  storeIp: 'nothing',
  /** Clean-out, auto-login, location and sorting formula (APP-45, SESS-35 to SESS-42, SESS-48). */
  startVisit: 'guardedScreens',
  /** CART-24 */
  refreshCart: 'nothing',
  /** CART-24 */
  refreshCachedPage: 'nothing',
  /** KEEP-02, KEEP-10 */
  startQueue: 'nothing',
  /** REACH-04 */
  showBadge: 'nothing',
  prefetchOnPress: 'nothing',
  /** FORM-03 */
  guardTaps: 'nothing',
  /** REACH-05 */
  describePage: 'nothing',
  /** TRACK-10, TRACK-39 */
  track: 'nothing',
  /** FLAG-10, FLAG-16, FLAG-24 */
  resolveFlags: 'nothing',
  /** APP-42 to APP-44, PWA-05, PWA-06 */
  startWorker: 'nothing',
} as const satisfies Readonly<Record<string, Blocks>>;

type StepName = keyof typeof steps;

/** The steps that the first paint does not wait for. */
export type DeferredStep = {
  [Name in StepName]: (typeof steps)[Name] extends 'firstPaint' ? never : Name;
}[StepName];

/** Runs deferred steps in the order of the table; one that throws is reported and does not stop the others. */
export function runSteps<Context>(
  runs: Readonly<Record<DeferredStep, (context: Context) => void>>,
  context: Context,
  report: (cause: unknown) => void,
): void {
  for (const name of Object.keys(steps) as DeferredStep[]) {
    try {
      if (name in runs) runs[name](context);
    } catch (cause) {
      report(cause);
    }
  }
}
