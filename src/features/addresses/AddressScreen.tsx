import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetAddressesQuery } from '#api/addresses.ts';
import { useGetCitiesQuery, useGetRegionsQuery } from '#api/cities.ts';
import { LinkMessage, ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { matchLocation } from '#rules/addresses/addresses.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import type { MatchedAddress } from '#schemas/addresses.ts';
import type { Problem } from '#schemas/problem.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { AddressForm, listUrl } from './AddressForm.tsx';
import { newAddress, valuesOf } from './addressValues.ts';
import { useAddressActions } from './useAddressActions.ts';

/** The form of a new address, or of the address in the path (ROUTE-16, ROUTE-17). */
export function AddressScreen() {
  const { id } = routeOf(useLocation().pathname).params;
  return id === undefined ? <AddAddress /> : <EditAddress key={id} id={id} />;
}

function AddAddress() {
  const { addressForm: texts } = useTexts(addressesTexts);
  const { data } = useGetAddressesQuery({});
  const { add } = useAddressActions();
  const [first] = useState(() => newAddress(data?.length === 0));
  return <AddressForm title={texts.add} first={first} onSend={add} />;
}

/**
 * The form of an address of the list (ROUTE-17), or a message for an unknown one (ROUTE-46). An address that is removed
 * elsewhere meanwhile can be added as a new one.
 */
function EditAddress({ id }: { id: string }) {
  const { addressForm: texts, addresses, errors, shell } = useTexts(addressesTexts, shellTexts);
  const list = useGetAddressesQuery({});
  const regions = useGetRegionsQuery({});
  const cities = useGetCitiesQuery({});
  const { add, edit } = useAddressActions();
  const { refetch } = list;
  const [isRead, setRead] = useState(false);
  // Another tab may have changed or removed it since the list was read.
  useEffect(() => void refetch().then(() => setRead(true)), [refetch]);
  // The initial values stay, even if the list changes later.
  const [known, setKnown] = useState<MatchedAddress | 'missing'>();
  usePageHead({ barTitle: texts.edit });

  if (known === undefined && isRead && list.data && !list.isFetching && regions.data && cities.data) {
    const found = list.data.find((each) => each.id_customer_address === id);
    // After a failed read a missing address may still exist.
    if (found || !list.isError) setKnown(found ? matchLocation(found, regions.data, cities.data) : 'missing');
  }
  if (known === 'missing')
    return <LinkMessage icon="alert" title={errors.missingPage} link={[listUrl, addresses.toList]} />;
  const isGone = list.data?.every((each) => each.id_customer_address !== id);
  if (known !== undefined)
    return (
      <AddressForm
        title={texts.edit}
        first={valuesOf(known, cities.data ?? [])}
        isGone={isGone}
        onSend={(values) => {
          // A type that is no longer offered stays until another one is chosen.
          const written = { ...values, address_type: values.address_type || known.address_type };
          return isGone ? add(written) : edit(id, written);
        }}
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
