import { movementId } from '#api/wallet.ts';
import { useReturn } from '#commerce/form/useReturn.ts';
import { AccountList } from '#commerce/list/AccountList.tsx';
import { EntryLink } from '#commerce/list/EntryLink.tsx';
import { useIsReturn } from '#commerce/list/useIsReturn.ts';
import { useOwnList } from '#commerce/list/useOwnList.ts';
import { useFocusKept } from '#commerce/page/useFocusKept.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { shownDay, shownMoment } from '#rules/account/shownDetails.ts';
import { formatMoney } from '#rules/product/money.ts';
import { amountToReturn, signedAmount } from '#rules/wallet/walletMoney.ts';
import type { Wallet } from '#schemas/wallet.ts';
import { walletTexts } from '#texts/money.ts';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { Balance } from './Balance.tsx';
import { useMovements } from './useMovements.ts';
import { WalletReturn } from './WalletReturn.tsx';
import { movementUrl, walletUrl } from './walletUrl.ts';

interface MovementListProps {
  wallet: Wallet;
  /** Its money was asked for. */
  onPaidOut: () => void;
}

/** The balance, what can be done with it, and the movements of a wallet, in pages (WALL-05 to WALL-10). */
export function MovementList({ wallet, onPaidOut }: MovementListProps) {
  const { wallet: texts } = useTexts(walletTexts);
  const { country } = useShop();
  const isReturn = useIsReturn();
  // The form is gone as soon as the balance is known to be.
  const leave = useReturn(walletUrl);
  const { read, movements, typeOf } = useMovements(wallet);
  const list = useOwnList(movements, read);
  const amount = wallet.refundable ? amountToReturn(wallet.balance) : 0;
  const asksBack = isReturn && amount > 0;
  // The link to the form is gone with the list.
  useFocusKept(String(asksBack));
  if (asksBack)
    return (
      <WalletReturn
        amount={amount}
        onDone={() => {
          onPaidOut();
          list.retry();
          leave();
        }}
      />
    );
  return (
    <AccountList
      title={texts.title}
      head={<Balance wallet={wallet} canReturn={amount > 0} />}
      list={list}
      idOf={movementId}
      renderRow={(movement) => (
        <EntryLink
          to={movementUrl(movement.id)}
          title={typeOf(movement)}
          value={formatMoney(signedAmount(movement), country)}
          lines={[shownMoment(movement.date), texts.until(shownDay(movement.expiry_date))]}
        />
      )}
      empty={<StateMessage level={2} icon="tag" title={texts.none} />}
    />
  );
}
