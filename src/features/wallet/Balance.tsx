import { opened } from '#commerce/form/useReturn.ts';
import { Sum } from '#commerce/list/Sum.tsx';
import { returnUrl } from '#commerce/list/useIsReturn.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { Wallet } from '#schemas/wallet.ts';
import { moneyReturnTexts, walletTexts } from '#texts/money.ts';
import { Button } from '#ui/controls/Button.tsx';
import { walletUrl } from './walletUrl.ts';

/** The virtual balance (WALL-07), and whether it can be paid out (WALL-08, WALL-09). */
export function Balance({ wallet, canReturn }: { wallet: Wallet; canReturn: boolean }) {
  const { wallet: texts, moneyReturn } = useTexts(walletTexts, moneyReturnTexts);
  const { country } = useShop();
  return (
    <Sum
      label={texts.balance}
      amount={formatMoney(wallet.balance, country)}
      note={wallet.refundable ? undefined : texts.noCash}
      action={
        canReturn && <Button as={<Link to={returnUrl(walletUrl)} state={opened} />}>{moneyReturn.ask}</Button>
      }
    />
  );
}
