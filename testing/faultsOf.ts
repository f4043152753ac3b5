import * as v from 'valibot';
import type { FieldFault } from '#schemas/forms/fields.ts';

/** The first fault of each field of a form, by its name: what the form shows. */
export function faultsOf(schema: v.GenericSchema, values: unknown): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {};
  for (const issue of v.safeParse(schema, values).issues ?? [])
    faults[v.getDotPath(issue) ?? ''] ??= issue.message as FieldFault;
  return faults;
}
