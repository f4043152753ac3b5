import { aRegistration, aStatedSession } from '#fixtures/customer.ts';
import { login, register } from '#schemas/customer.ts';
import type { Steps } from './sequence.ts';

/** The customer of the provider states, signed in with her token. */
export const maria = aStatedSession();
export const { token } = maria;
/** Her token, e-mail and browser, as two-step calls send them. */
export const asked = { token, email: maria.customer.email, fingerprint: maria.fingerprint };
/** The first page of her lists. */
export const page = { token, limit: 4, offset: 0 };

/** A customer who registers. */
export const luz = { ...aRegistration, identification: '28456789' };
const fingerprint = '0b6e9d7a-51c4-4f2e-8a37-2d9c6b1f4e05';
export const luzSignsIn = { username: luz.email, password: luz.password, fingerprint };

/** Registers the second customer and signs her in. */
export async function signInLuz({ does }: Steps) {
  await does(register, luz);
  const { customer } = await does(login, luzSignsIn);
  return { ...customer, fingerprint };
}
