import * as v from 'valibot';
import { bankData } from './customerShape.ts';

/** A text that is JSON of a shape: the field `payload` of a request to return money (API-86). */
export function payloadOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  const payload = v.pipe(v.string(), v.parseJson(), v.object(entries));
  return {
    text: v.pipe(
      v.string(),
      v.check((text) => v.is(payload, text), 'No such payload'),
    ),
    read: (text: string) => v.parse(payload, text),
  };
}

/** What every request to return money says: how much, and to which account (API-86). */
export const moneyReturn = { amount: v.number(), bank_data: bankData };
