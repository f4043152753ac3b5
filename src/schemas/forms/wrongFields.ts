import * as v from 'valibot';

/** The names of the fields of which a form would refuse the values. */
export const wrongFields = (form: v.GenericSchema, values: unknown): string[] => [
  ...new Set((v.safeParse(form, values).issues ?? []).map((issue) => String(issue.path?.[0]?.key))),
];
