import { membershipId, useGetMembershipPagesInfiniteQuery } from '#api/memberships.ts';
import { AccountList } from '#commerce/list/AccountList.tsx';
import { useOwnList } from '#commerce/list/useOwnList.ts';
import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { heldEntries } from '#rules/account/ownPages.ts';
import { accountTexts } from '#texts/account.ts';
import { membershipsTexts } from '#texts/memberships.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { MembershipCard } from './MembershipCard.tsx';

/** The memberships of the customer, with their content and coupons (ROUTE-06, MEMB-05). */
export function MembershipsScreen() {
  const { account, memberships: texts } = useTexts(accountTexts, membershipsTexts);
  const read = useGetMembershipPagesInfiniteQuery({});
  const list = useOwnList(heldEntries(read.data?.pages ?? [], membershipId), read);
  usePageHead({ barTitle: texts.title });
  return (
    <AccountList
      title={texts.title}
      list={list}
      idOf={membershipId}
      renderRow={(membership) => <MembershipCard membership={membership} />}
      empty={
        <StateMessage
          icon="tag"
          title={texts.none}
          text={texts.noneHint}
          action={<Button as={<Link to="/account" />}>{account.title}</Button>}
        />
      }
    />
  );
}
