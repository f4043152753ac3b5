import { walletApi } from '#api/wallet.ts';
import { LateBankForm } from '#commerce/form/lateBankForm.ts';
import { useReturn } from '#commerce/form/useReturn.ts';
import { useTexts } from '#commerce/useTexts.ts';
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
  const leave = useReturn(walletUrl);
  const { initiate } = walletApi.endpoints.requestWalletReturn;
  return (
    <LateBankForm
      level={1}
      fallback={<SkeletonMenu label={shell.loading} />}
      props={{
        name: walletUrl,
        amount,
        onSend: (bank_data) => dispatch(initiate({ amount, bank_data }, { track: false })),
        onDone: () => {
          onDone();
          leave();
        },
      }}
    />
  );
}
