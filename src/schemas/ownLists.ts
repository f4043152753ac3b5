import * as v from 'valibot';

// What is shown as far as it is known: an entry of a list is not missing because of one of its details.

/** A text; '' for what is none. */
export const text = v.fallback(v.string(), '');

/** An amount, which some servers send as text (FMT-07); '' for what is none. */
export const amount = v.fallback(v.union([v.number(), v.string()]), '');

const countText = v.pipe(v.string(), v.digits(), v.transform(Number));

/** A page of what a customer has: how many entries, after how many others (ORD-05). */
export const pageForm = { token: v.string(), limit: countText, offset: countText };
