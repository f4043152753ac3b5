import type { SocialProfile } from '#schemas/customer.ts';
import type { Shop } from '#commerce/shop.ts';
import type { Store } from '#store/makeStore.ts';
import { editCustomer } from './editCustomer.ts';
import { dismissCode, enterCode, sendCode } from './enterCode.ts';
import { recover, register, type RegisterOutcome } from './register.ts';
import { readDetails } from './restoreSession.ts';
import { fingerprintOf } from './fingerprint.ts';
import { formStays } from './formOutcome.ts';
import type { Problem } from '#schemas/problem.ts';
import { sessionOf } from './session.ts';
import { type Outcome, signIn, type SignInOutcome, socialSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { confirmCode, removeDevice, requestCode, turnOff } from './twoStepSetting.ts';

/**
 * A sign in by a social provider; `incomplete` lacks what a customer must have (SESS-34), and after `open` everything
 * stays as it is, since she has given no profile.
 */
export type SocialOutcome = SignInOutcome | { kind: 'incomplete'; profile: SocialProfile } | { kind: 'open' };

/** What screens do with the session; none of them throws. */
export interface SessionActions {
  signIn: (form: Parameters<typeof signIn>[1]) => Promise<SignInOutcome>;
  register: (form: Parameters<typeof register>[1]) => Promise<RegisterOutcome>;
  recover: (form: { email: string }) => Promise<Outcome>;
  /** Asks the social provider for the customer's profile; absent where the shop has no provider. */
  social: (() => Promise<SocialOutcome>) | undefined;
  completeSocial: (profile: SocialProfile, form: Partial<SocialProfile>) => Promise<SignInOutcome>;
  enterCode: (code: string) => Promise<Outcome>;
  resendCode: () => Promise<Outcome>;
  closeCode: () => void;
  signOut: () => Promise<void>;
  edit: (form: Parameters<typeof editCustomer>[1]) => Promise<Outcome>;
  /** Sends the code that turns two-step authentication on; `confirmCode` enters it. */
  requestCode: () => Promise<Outcome>;
  confirmCode: (code: string) => Promise<Outcome>;
  turnOffTwoStep: () => Promise<Outcome>;
  removeDevice: (id: string) => Promise<Outcome>;
  /** Reads the details of the customer into the store. */
  readDetails: () => Promise<{ kind: 'read'; problem: Problem | undefined }>;
  /** The id of this browser (TFA-15). */
  fingerprint: () => Promise<string>;
}

/** Whether the server does not accept the details of a profile: the customer can then complete them. */
const isIncomplete = (outcome: SignInOutcome) =>
  outcome.kind === 'failed' && 'refusal' in outcome.message && outcome.message.refusal === 'reviewData';

/** The session's actions for a store and its shop. */
export function sessionActions(store: Store, shop: Shop): SessionActions {
  const context = sessionOf(store, shop);
  const { social } = shop;
  return {
    signIn: (form) => signIn(context, form),
    register: (form) => register(context, form),
    recover: (form) => recover(context, form),
    social:
      social &&
      (async () => {
        const profile = await social();
        if (profile === undefined) return formStays;
        if (profile.email === '') return { kind: 'incomplete', profile };
        const outcome = await socialSignIn(context, profile);
        return isIncomplete(outcome) ? { kind: 'incomplete', profile } : outcome;
      }),
    completeSocial: (profile, form) => socialSignIn(context, { ...profile, ...form }),
    enterCode: (code) => enterCode(context, code),
    resendCode: () => sendCode(context),
    closeCode: () => dismissCode(context),
    signOut: () => signOut(context),
    readDetails: async () => ({ kind: 'read', problem: await readDetails(context) }),
    fingerprint: () => fingerprintOf(context),
    edit: (form) => editCustomer(context, form),
    requestCode: () => requestCode(context),
    confirmCode: (code) => confirmCode(context, code),
    turnOffTwoStep: () => turnOff(context),
    removeDevice: (id) => removeDevice(context, id),
  };
}
