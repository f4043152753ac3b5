import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * A form with the fields of a schema, such as the `form` of a call. Fields are validated on blur and from then on while
 * typing; submitting focuses the first invalid field (FORM-02). `defaultValues` must name every field.
 */
export function useSchemaForm<const Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  { defaultValues }: { defaultValues: DefaultValues<InferInput<Schema>> },
) {
  return useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    mode: 'onTouched',
    defaultValues,
    resolver: standardSchemaResolver(schema),
  });
}
