import { cookieText } from '#lib/cookieText.ts';
import type { FlagValues } from '#schemas/flags.ts';

/** Whether a login goes to the new front of the server. */
export type LoginFront = 'ligado' | 'desligado';

type LoginFlags = Pick<FlagValues, 'hash_login_front' | 'rollout_login_front'>;

/** On if both login flags are; off without the hash flag, whatever the other says (FLAG-12 to FLAG-14). */
export const loginFront = (flags: LoginFlags): LoginFront =>
  flags.hash_login_front && flags.rollout_login_front ? 'ligado' : 'desligado';

/** The rollout flag that a login sends, if any (FLAG-14, API-65). */
export const rolloutField = (front: LoginFront): { rollout?: 'ligado' } =>
  front === 'ligado' ? { rollout: front } : {};

/** Three days, in s (SESS-22). */
const life = 259_200;

/** The cookie that keeps the login front (FLAG-14, SESS-22). */
export const loginFrontCookie = (front: LoginFront, secure: boolean): string =>
  cookieText('login_front_rollout_cookie', front, { maxAge: life, secure });
