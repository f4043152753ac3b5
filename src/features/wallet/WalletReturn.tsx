import { walletApi } from '#api/wallet.ts';
import { LazyBankForm } from '#commerce/form/LazyBankForm.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { amountToReturn } from '#rules/wallet/walletMoney.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { walletUrl } from './walletUrl.ts';

interface WalletReturnProps {
  amount: number;
  onDone: () => void;
}

/** The request for the balance of the wallet (WALL-10). */
export function WalletReturn({ amount, onDone }: WalletReturnProps) {
  const { shell } = useTexts(shellTexts);
  const dispatch = useAppDispatch();
  const { requestWalletReturn, getWallet } = walletApi.endpoints;
  return (
    <LazyBankForm
      level={1}
      fallback={<SkeletonMenu label={shell.loading} />}
      name={walletUrl}
      amount={amount}
      onSend={(bank_data) => dispatch(requestWalletReturn.initiate({ amount, bank_data }, { track: false }))}
      readAmount={async () => {
        const { data } = await dispatch(getWallet.initiate({}, { forceRefetch: true, subscribe: false }));
        return data && amountToReturn(data.balance);
      }}
      onDone={onDone}
    />
  );
}
