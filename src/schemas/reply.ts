import * as v from 'valibot';

/** Reply of `{api}`: `error` and `message` beside the fields of the call (API-13). */
export function apiReply<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ error: v.literal(false), message: v.string(), ...entries });
}

/** Reply of cities, regions and similar calls: `success`, `message` and `data` (API-23 to API-25). */
export function dataReply<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ success: v.literal(true), message: v.string(), data: v.object(entries) });
}

/** An entry of `errors` in a failed or partly refused reply (API-63); `field` for forms. */
export const replyError = v.object({
  code: v.string(),
  message: v.string(),
  sku: v.exactOptional(v.string()),
  field: v.exactOptional(v.string()),
});

/** An optional field; a value of another shape counts as absent, so that it cannot hide a failure. */
const ifReadable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined as never);

/** The failure of any call on any base; every field is optional (API-13, API-62); lists send `messages` (API-38). */
export const failureReply = v.object({
  error: ifReadable(v.boolean()),
  success: ifReadable(v.boolean()),
  message: ifReadable(v.string()),
  messages: ifReadable(v.object({ error: v.array(v.string()) })),
  errors: ifReadable(v.array(replyError)),
});

/** The failure that a mock handler may return. */
export type FailureReply = v.InferOutput<typeof failureReply>;
