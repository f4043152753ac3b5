import type { Store } from '#store/makeStore.ts';
import type { SocialProfile } from '#schemas/customer.ts';

/**
 * The profile that a social provider has just given, for the screen that completes it. It is in memory alone: it carries
 * a token of the provider, which neither storage nor history may hold.
 */
export const socialProfiles = new WeakMap<Store, SocialProfile>();
