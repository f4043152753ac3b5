import * as v from 'valibot';

// An entry of a list is shown even if one of its details is missing.

/** A text; '' if it is missing or of another type. */
export const text = v.fallback(v.string(), '');

/** An amount, which some servers send as text (FMT-07); '' if it is missing. */
export const amount = v.fallback(v.union([v.number(), v.string()]), '');

const countText = v.pipe(v.string(), v.digits(), v.transform(Number));

/** The arguments of a page of a customer's list: the number of entries, and the number of entries before them (ORD-05). */
export const pageForm = { token: v.string(), limit: countText, offset: countText };
