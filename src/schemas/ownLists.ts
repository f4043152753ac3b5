import * as v from 'valibot';

// An entry of a list is shown even if one of its details is missing.

/** A text; '' if it is missing or of another type. */
export const text = v.fallback(v.string(), '');

/** An amount, which some servers send as text (FMT-07); '' if it is missing. */
export const amount = v.fallback(v.union([v.number(), v.string()]), '');

const countText = v.pipe(v.string(), v.digits(), v.transform(Number));

/** A page of what a customer has: how many entries, after how many others (ORD-05). */
export const pageForm = { token: v.string(), limit: countText, offset: countText };
