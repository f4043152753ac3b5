import { creditId, useGetCreditPagesInfiniteQuery } from '#api/credits.ts';
import { AccountList } from '#commerce/list/AccountList.tsx';
import { EntryLink } from '#commerce/list/EntryLink.tsx';
import { useOwnList } from '#commerce/list/useOwnList.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { heldEntries } from '#rules/account/ownPages.ts';
import { formatMoney } from '#rules/product/money.ts';
import { accountTexts } from '#texts/account.ts';
import { creditsTexts } from '#texts/money.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { creditUrl } from './creditUrl.ts';
import { useCreditFacts } from './useCreditFacts.ts';

/** The credits of the customer, in pages, with what is left of each (ROUTE-11). */
export function CreditList() {
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
