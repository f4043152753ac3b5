import { explainedCommerce } from './explainedCommerce.ts';
import { explainedRules } from './explainedRules.ts';
import { explainedSession } from './explainedSession.ts';
import { explainedStore } from './explainedStore.ts';
import { explainedTransport } from './explainedTransport.ts';
import type { Explained } from './explanation.ts';

/** Every mutant that no test can turn red, with the reason. */
export const explained: readonly Explained[] = [
  ...explainedRules,
  ...explainedStore,
  ...explainedCommerce,
  ...explainedSession,
  ...explainedTransport,
];
