import { useGetContentBlockQuery } from '#api/content.ts';
import { membershipId, useGetMembershipPagesInfiniteQuery } from '#api/memberships.ts';
import { useCopyCoupon } from '#commerce/cart/useCopyCoupon.ts';
import { ForeignHtml } from '#commerce/content/ForeignHtml.tsx';
import { AccountList, useOwnList } from '#commerce/list/AccountList.tsx';
import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { heldEntries } from '#rules/account/ownPages.ts';
import { shownDay, unknownDetail } from '#rules/account/shownDetails.ts';
import { dayOf, isExpired } from '#rules/account/credits.ts';
import type { Membership } from '#schemas/memberships.ts';
import { accountTexts } from '#texts/account.ts';
import { couponTexts } from '#texts/coupon.ts';
import { membershipsTexts } from '#texts/memberships.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import styles from './MembershipsScreen.module.css';

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
        <LinkMessage icon="tag" title={texts.none} text={texts.noneHint} link={['/account', account.title]} />
      }
    />
  );
}

/** A membership: its content, its last day, and its coupon, which can be copied until then (MEMB-05, COUP-06). */
function MembershipCard({ membership }: { membership: Membership }) {
  const {
    memberships: texts,
    coupon: couponText,
    errors,
  } = useTexts(membershipsTexts, couponTexts, shellTexts);
  const { now } = useShop();
  const copy = useCopyCoupon();
  const { Membership_name: name, content_block: key, coupon, expiry_date: expiry } = membership;
  const content = useGetContentBlockQuery({ key }, { skip: key === '' });
  const day = shownDay(expiry, '');
  const isOver = isExpired(expiry, dayOf(now()));
  return (
    <>
      <h2 className={styles.name}>{name || unknownDetail}</h2>
      {day && <p className={styles.until}>{isOver ? texts.expired(day) : texts.until(day)}</p>}
      {content.data && <ForeignHtml html={content.data} instead={texts.noContent} />}
      {content.error !== undefined && (
        <p className={styles.until}>
          <span>{`${texts.noContent} `}</span>
          <Button kind="text" busy={content.isFetching} onClick={() => void content.refetch()}>
            <SpokenText text={errors.retry} more={` ${name}`} />
          </Button>
        </p>
      )}
      {coupon && (
        <p className={styles.coupon}>
          <span>
            <span>{`${texts.coupon}: `}</span>
            <b>{coupon}</b>
          </span>
          {!isOver && (
            <Button kind="text" onClick={() => void copy(coupon)}>
              <SpokenText text={couponText.copy} more={` ${coupon}`} />
            </Button>
          )}
        </p>
      )}
    </>
  );
}
