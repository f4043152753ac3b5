import { useEffect, useId } from 'react';
import { membershipId, useGetMembershipPagesInfiniteQuery } from '#api/memberships.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { uniqueBy } from '#lib/lists.ts';
import { isGrowing } from '#rules/account/ownPages.ts';
import { shownDay } from '#rules/account/shownDetails.ts';
import type { CouponFault } from '#rules/cart/coupons.ts';
import { dayOf, isExpired } from '#rules/account/credits.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { membershipsTexts } from '#texts/memberships.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { SpokenText } from '#ui/layout/VisuallyHidden.tsx';
import { CouponMessages } from './CouponMessages.tsx';
import styles from './Coupons.module.css';

interface OwnCouponsProps {
  isApplied: (code: string) => boolean;
  adding: string | undefined;
  /** The last code that was added from here, and why it was refused. */
  tried: string;
  messages: readonly CouponFault[];
  onUse: (code: string) => void;
}

/** The coupons of a customer's memberships with their last days, and the refusal of the last one (AFTER-05). */
export function OwnCoupons({ isApplied, adding, tried, messages, onUse }: OwnCouponsProps) {
  const { coupons: texts, memberships } = useTexts(couponsTexts, membershipsTexts);
  const { now } = useShop();
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useGetMembershipPagesInfiniteQuery({});
  const id = useId();
  const pages = data?.pages ?? [];
  const canGoOn = hasNextPage && !isFetching && !isError && isGrowing(pages, membershipId);
  useEffect(() => {
    if (canGoOn) void fetchNextPage();
  }, [canGoOn, fetchNextPage]);

  const having = pages.flat().filter(({ coupon }) => coupon !== '' && !isApplied(coupon));
  const own = uniqueBy(having, ({ coupon }) => coupon);
  if (own.length === 0) return null;
  const today = dayOf(now());
  return (
    <>
      <h3 id={id} className={styles.own}>
        {texts.own}
      </h3>
      <ul aria-labelledby={id}>
        {own.map(({ coupon, Membership_name: name, expiry_date: expiry }) => {
          const day = shownDay(expiry, '');
          const isOver = isExpired(expiry, today);
          return (
            <li key={coupon}>
              <div className={styles.applied}>
                <Icon name="tag" size={20} />
                <div>
                  <b>{coupon}</b>
                  <p className={styles.until}>
                    {[name, day && (isOver ? memberships.expired(day) : memberships.until(day))]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {!isOver && (
                  <Button kind="text" busy={adding === coupon} onClick={() => onUse(coupon)}>
                    <SpokenText text={texts.use} more={` ${coupon}`} />
                  </Button>
                )}
              </div>
              {tried === coupon && <CouponMessages id={`${id}messages`} messages={messages} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
