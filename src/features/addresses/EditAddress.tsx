import { useState } from 'react';
import { useGetAddressesQuery } from '#api/addresses.ts';
import { useGetCitiesQuery } from '#api/cities.ts';
import { useGetRegionsQuery } from '#api/regions.ts';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { matchPlaces } from '#rules/addresses/matchPlaces.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { KeptAddress } from '#schemas/addresses.ts';
import type { Problem } from '#schemas/problem.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { AddressForm } from './AddressForm.tsx';
import { listUrl } from './addressOpened.ts';
import { valuesOf } from './addressValues.ts';
import { useAddressActions } from './useAddressActions.ts';

/** The form of an address of the list (ROUTE-17); of an unknown one there is none (ROUTE-46). */
export function EditAddress({ id }: { id: string }) {
  const { addressForm: texts, addresses, errors, shell } = useTexts(addressesTexts, shellTexts);
  const list = useGetAddressesQuery({});
  const regions = useGetRegionsQuery({});
  const cities = useGetCitiesQuery({});
  const { edit } = useAddressActions();
  // What the form began with stays, whatever the list says later.
  const [known, setKnown] = useState<KeptAddress | 'missing'>();
  usePageHead({ barTitle: texts.edit });

  if (known === undefined && list.data && !list.isFetching && regions.data && cities.data) {
    const found = list.data.find((each) => each.id_customer_address === id);
    setKnown(found ? matchPlaces(found, regions.data, cities.data) : 'missing');
  }
  if (known === 'missing')
    return (
      <StateMessage
        icon="alert"
        title={errors.missingPage}
        action={<Button as={<Link to={listUrl} />}>{addresses.toList}</Button>}
      />
    );
  if (known !== undefined)
    return (
      <AddressForm
        title={texts.edit}
        first={valuesOf(known, cities.data ?? [])}
        // A type that is not offered any more stays until another one is chosen.
        onSend={(values) => edit(id, { ...values, address_type: values.address_type || known.address_type })}
      />
    );
  const failed = [list, regions, cities].filter(({ isError }) => isError);
  if (failed.length === 0) return <SkeletonMenu label={shell.loading} />;
  return (
    <ProblemState
      problem={contentProblem(failed[0]?.error as Problem)}
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}
