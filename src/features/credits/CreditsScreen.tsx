import { useLocation } from 'react-router-dom';
import { creditId, creditsApi, useGetCreditPagesInfiniteQuery } from '#api/credits.ts';
import { newAnswer } from '#api/transport/request.ts';
import { FormPage, opened, useReturn } from '#commerce/form/FormPage.tsx';
import { AccountList, useOwnList } from '#commerce/list/AccountList.tsx';
import {
  Details,
  EntryLink,
  EntryState,
  LazyBankForm,
  OrderLink,
  returnUrl,
  Sum,
  useIsReturn,
  useOwnEntry,
} from '#commerce/list/Entry.tsx';
import { useFocusFallback } from '#commerce/page/focus.ts';
import { Link, TextLink } from '#commerce/page/Link.tsx';
import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { heldEntries } from '#rules/account/ownPages.ts';
import { shownDay, shownMoment, unknownDetail } from '#rules/account/shownDetails.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { formatMoney } from '#rules/product/money.ts';
import { amountToReturn, dayOf, isExpired, isPaidOut } from '#rules/account/credits.ts';
import type { Credit, CreditMethod } from '#schemas/credits.ts';
import { useAppDispatch } from '#store/store.ts';
import { accountTexts } from '#texts/account.ts';
import { creditsTexts, moneyReturnTexts } from '#texts/money.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';

/** The credits, or the credit in the path (ROUTE-11, ROUTE-12). */
export function CreditsScreen() {
  const { credits: texts } = useTexts(creditsTexts);
  const { credit: id } = routeOf(useLocation().pathname).params;
  usePageHead({ barTitle: texts.title });
  return id === undefined ? <CreditList /> : <CreditDetail key={id} id={id} />;
}

/** The credits of the customer in pages, with the rest of each (ROUTE-11). */
function CreditList() {
  const { account, credits: texts } = useTexts(accountTexts, creditsTexts);
  const { country } = useShop();
  const { methodOf, untilOf } = useCreditFacts();
  const read = useGetCreditPagesInfiniteQuery({});
  const list = useOwnList(heldEntries(read.data?.pages ?? [], creditId), read);
  return (
    <AccountList
      title={texts.title}
      list={list}
      idOf={creditId}
      renderRow={(credit) => (
        <EntryLink
          to={creditUrl(credit.id_sales_rule)}
          title={methodOf(credit)}
          value={formatMoney(credit.available_amount, country)}
          lines={[untilOf(credit)].filter((line) => line !== undefined)}
        />
      )}
      empty={
        <LinkMessage icon="tag" title={texts.none} text={texts.noneHint} link={['/account', account.title]} />
      }
    />
  );
}

/** The details of a credit, and the request for its money (CRED-02, CRED-06 to CRED-08, ROUTE-12). */
function CreditDetail({ id }: { id: string }) {
  const { credits: texts, moneyReturn, shell } = useTexts(creditsTexts, moneyReturnTexts, shellTexts);
  const { country } = useShop();
  const dispatch = useAppDispatch();
  const { methodOf } = useCreditFacts();
  const isReturn = useIsReturn();
  const leave = useReturn(creditUrl(id));
  // The link to the form is gone with the details.
  useFocusFallback(String(isReturn));
  const read = useGetCreditPagesInfiniteQuery({});
  const entry = useOwnEntry(id, heldEntries(read.data?.pages ?? [], creditId), creditId, read);
  if (entry.state !== 'shown') return <EntryState entry={entry} listUrl={creditsUrl} toList={texts.toList} />;

  const credit = entry.item;
  const left = amountToReturn(credit.available_amount);
  const canReturn = isPaidOut(credit) && left > 0;
  const money = (amount: number | string) => formatMoney(amount, country);
  if (isReturn && canReturn)
    return (
      <LazyBankForm
        level={1}
        fallback={<SkeletonMenu label={shell.loading} />}
        name={creditUrl(id)}
        amount={left}
        onSend={(bank_data) =>
          dispatch(
            creditsApi.endpoints.requestCreditReturn.initiate(
              { id_sales_rule: id, amount: left, bank_data },
              { track: false },
            ),
          )
        }
        readAmount={async () => {
          const pages = newAnswer(await read.refetch())?.pages;
          const now = heldEntries(pages ?? [], creditId).find((each) => creditId(each) === id);
          return now && amountToReturn(now.available_amount);
        }}
        onDone={() => {
          void read.refetch();
          leave();
        }}
      />
    );
  return (
    <FormPage title={methodOf(credit)}>
      <Sum
        label={texts.available}
        amount={money(credit.available_amount)}
        note={isPaidOut(credit) ? undefined : texts.noCash}
        action={
          canReturn && (
            <Button as={<Link to={returnUrl(creditUrl(id))} state={opened} />}>{moneyReturn.ask}</Button>
          )
        }
      />
      <Details
        items={[
          [texts.original, money(credit.original_amount)],
          [texts.used, money(credit.used_amount)],
          [texts.created, shownMoment(credit.created_date)],
          [texts.expiry, shownDay(credit.expiry_date)],
          [texts.method, methodOf(credit)],
          [texts.order, <OrderLink key="order" number={credit.order_nr} />],
        ]}
      />
      <TextLink to={creditsUrl}>{texts.toList}</TextLink>
    </FormPage>
  );
}

/** Returns functions that describe a credit in words. */
function useCreditFacts() {
  const { credits: texts, creditMethods } = useTexts(creditsTexts);
  const { now } = useShop();
  const isKnown = (method: string): method is CreditMethod => Object.hasOwn(creditMethods, method);
  return {
    methodOf: ({ method }: Credit) => (isKnown(method) ? creditMethods[method] : unknownDetail),
    /** The last day of use; undefined for a credit without one. */
    untilOf({ expiry_date: expiry }: Credit) {
      const day = shownDay(expiry, '');
      if (day === '') return undefined;
      return isExpired(expiry, dayOf(now())) ? texts.expired(day) : texts.until(day);
    },
  };
}

const creditsUrl = '/account/credits';

const creditUrl = (id: string): string => `${creditsUrl}/${encodeURIComponent(id)}`;
