import * as v from 'valibot';

/** An answer of `{api}`: `error` and `message` beside the call's own fields (API-13). */
export function apiReply<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ error: v.literal(false), message: v.string(), ...entries });
}

/** An answer of cities, regions and their neighbours: `success`, `message` and `data` (API-23 to API-25). */
export function dataReply<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ success: v.literal(true), message: v.string(), data: v.object(entries) });
}

/** One entry of `errors` in a failed or partly refused answer (API-63); forms name the field. */
export const replyError = v.object({
  code: v.string(),
  message: v.string(),
  sku: v.exactOptional(v.string()),
  field: v.exactOptional(v.string()),
});

/** A field that may be absent; one of another shape counts as absent, so that it cannot hide a failure. */
const ifReadable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined as never);

/** The failure of any call, from any base: every field may be absent (API-13, API-62); lists name `messages` (API-38). */
export const failureReply = v.object({
  error: ifReadable(v.boolean()),
  success: ifReadable(v.boolean()),
  message: ifReadable(v.string()),
  messages: ifReadable(v.object({ error: v.array(v.string()) })),
  errors: ifReadable(v.array(replyError)),
});

/** As `failureReply`, as a type: what a handler of the mock backend may refuse with. */
export type FailureReply = v.InferOutput<typeof failureReply>;
