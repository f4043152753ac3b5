import { useGetAddressTypesQuery } from '#api/addresses.ts';
import type { FormField } from '#commerce/form/formField.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { FieldGroup } from '#ui/controls/FieldGroup.tsx';

/** The type of an address: the enabled ones are offered (ADDR-09). Without any it is not asked for. */
export function TypeField({ fault: _none, ...field }: FormField) {
  const { addressForm: texts } = useTexts(addressesTexts);
  const { data: types = [] } = useGetAddressTypesQuery({});
  if (types.length === 0) return null;
  return (
    <FieldGroup role="radiogroup" legend={texts.type}>
      {() => types.map(({ id, name }) => <Choice key={id} {...field} kind="radio" value={id} label={name} />)}
    </FieldGroup>
  );
}
