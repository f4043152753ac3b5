import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * A form over the fields of a schema, such as a call's own `form`: checked on leaving a field and then while typing,
 * the first wrong field focused on sending (FORM-02). `defaultValues` name every field.
 */
export function useFormOf<const Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  { defaultValues }: { defaultValues: DefaultValues<InferInput<Schema>> },
) {
  return useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    mode: 'onTouched',
    defaultValues,
    resolver: standardSchemaResolver(schema),
  });
}
