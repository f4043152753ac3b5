import type { Shop } from '#flows/shop.ts';
import { fingerprintOf } from '#flows/device/deviceId.ts';
import type { SocialProfile } from '#schemas/customer.ts';
import type { Store } from '#store/store.ts';
import { editCustomer } from './editCustomer.ts';
import { dismissCode, enterCode, sendCode } from './enterCode.ts';
import { formStays } from './formOutcome.ts';
import { recover, register } from './register.ts';
import { readDetails } from './restoreSession.ts';
import { sessionOf } from './session.ts';
import type { SessionContext } from './sessionContext.ts';
import { signIn, type SignInOutcome, socialSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { confirmCode, removeDevice, requestCode, turnOff } from './twoStepSetting.ts';

type FormOf<Flow extends (context: SessionContext, form: never) => unknown> = Parameters<Flow>[1];

/** `incomplete`: the profile lacks what a customer must have (SESS-34); `open`: she has given no profile. */
type SocialOutcome = SignInOutcome | { kind: 'incomplete'; profile: SocialProfile } | { kind: 'open' };

/** Whether the server has refused the details of a profile, which the customer can then complete. */
const isIncomplete = (outcome: SignInOutcome) =>
  outcome.kind === 'failed' && 'refusal' in outcome.message && outcome.message.refusal === 'reviewData';

/** The actions of the session that screens call; none throws. */
export function sessionActions(store: Store, shop: Shop) {
  const context = sessionOf(store, shop);
  const { social } = shop;
  return {
    signIn: (form: FormOf<typeof signIn>) => signIn(context, form),
    register: (form: FormOf<typeof register>) => register(context, form),
    recover: (form: FormOf<typeof recover>) => recover(context, form),
    /** Signs in with the profile of the social provider; undefined if the shop has no provider. */
    social:
      social &&
      (async (): Promise<SocialOutcome> => {
        const profile = await social();
        if (profile === undefined) return formStays;
        const outcome = profile.email !== '' && (await socialSignIn(context, profile));
        if (outcome && !isIncomplete(outcome)) return outcome;
        store.signIns.profile = profile;
        return { kind: 'incomplete', profile };
      }),
    completeSocial: async (profile: SocialProfile, form: Partial<SocialProfile>) => {
      const outcome = await socialSignIn(context, { ...profile, ...form });
      if (outcome.kind !== 'failed') store.signIns.profile = undefined;
      return outcome;
    },
    enterCode: (code: string) => enterCode(context, code),
    resendCode: () => sendCode(context),
    closeCode: () => dismissCode(context),
    signOut: async () => {
      await signOut(context);
      return { kind: 'done' } as const;
    },
    /** Reads the details of the customer into the store. */
    readDetails: async () => ({ kind: 'read', problem: await readDetails(context) }) as const,
    /** The id of this browser (TFA-15). */
    fingerprint: () => fingerprintOf(context),
    edit: (form: FormOf<typeof editCustomer>) => editCustomer(context, form),
    /** Sends the code that turns two-step authentication on; `confirmCode` enters it. */
    requestCode: () => requestCode(context),
    confirmCode: (code: string) => confirmCode(context, code),
    turnOffTwoStep: () => turnOff(context),
    removeDevice: (id: string) => removeDevice(context, id),
  };
}

export type SessionActions = ReturnType<typeof sessionActions>;
