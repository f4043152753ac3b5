import { signInForms } from '#rules/session/signIn.ts';

/** The entry of a form of signing in that is opened by its address. */
export const formEntry = {
  forms: signInForms(false),
  email: '',
  stateWith: (email: string) => ({ email }),
};
