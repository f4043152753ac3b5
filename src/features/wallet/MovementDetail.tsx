import { movementId } from '#api/wallet.ts';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { Details } from '#commerce/list/Details.tsx';
import { EntryState } from '#commerce/list/EntryState.tsx';
import { Sum } from '#commerce/list/Sum.tsx';
import { useOwnEntry } from '#commerce/list/useOwnEntry.ts';
import { Link } from '#commerce/page/Link.tsx';
import { OrderLink } from '#commerce/orders/OrderLink.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shownDay, shownMoment, unknownDetail } from '#rules/account/shownDetails.ts';
import { formatMoney } from '#rules/product/money.ts';
import { signedAmount } from '#rules/wallet/walletMoney.ts';
import type { Wallet } from '#schemas/wallet.ts';
import { walletTexts } from '#texts/money.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useMovements } from './useMovements.ts';
import { walletUrl } from './walletUrl.ts';

/** A movement of the wallet with all that is known of it (ROUTE-14). */
export function MovementDetail({ id, wallet }: { id: string; wallet: Wallet }) {
  const { wallet: texts } = useTexts(walletTexts);
  const { country } = useShop();
  const { read, movements, typeOf } = useMovements(wallet);
  const entry = useOwnEntry(id, movements, movementId, read);
  if (entry.state !== 'shown')
    return <EntryState entry={entry} listUrl={walletUrl} toList={texts.toWallet} />;
  const movement = entry.item;
  return (
    <FormPage title={typeOf(movement)}>
      <Sum label={texts.amount} amount={formatMoney(signedAmount(movement), country)} />
      <Details
        items={[
          [texts.date, shownMoment(movement.date)],
          [texts.expiry, shownDay(movement.expiry_date)],
          [texts.description, movement.description || unknownDetail],
          [texts.order, <OrderLink key="order" number={movement.order_nr} />],
        ]}
      />
      <Button kind="text" as={<Link to={walletUrl} />}>
        {texts.toWallet}
      </Button>
    </FormPage>
  );
}
