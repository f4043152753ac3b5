import * as v from 'valibot';

const countText = v.pipe(v.string(), v.digits(), v.transform(Number));

/** A page of what a customer has: how many entries, after how many others (ORD-05). */
export const pageForm = { token: v.string(), limit: countText, offset: countText };
