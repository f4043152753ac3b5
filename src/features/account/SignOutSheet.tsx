import { useDeviceList } from '#commerce/device/useDeviceList.ts';
import { ConfirmSheet } from '#commerce/form/ConfirmSheet.tsx';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useTexts } from '#commerce/shop.ts';
import { savedLines } from '#flows/cart/savedLines.ts';
import { notInCart } from '#rules/cart/savedLines.ts';
import { selectCart } from '#store/cart.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { selectQueue } from '#store/syncQueue.ts';
import { accountTexts } from '#texts/account.ts';

/** Asks before a logout, and says which data are removed and which stay (SESS-43, SESS-44, STATE-14). */
export function SignOutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { account: texts } = useTexts(accountTexts);
  const run = useSessionActions();
  const { changes, waits } = useAppSelector(selectQueue);
  const online = useAppSelector(selectOnline);
  const { items } = useDeviceList(savedLines);
  const saved = notInCart(items, useAppSelector(selectCart)?.items ?? []);
  // A change in flight is not lost.
  const isNotSent = changes.length > 0 && (waits || !online);
  return (
    <ConfirmSheet
      open={open}
      title={texts.leave}
      confirm={texts.logout}
      cancel={texts.stay}
      onConfirm={() => run(({ signOut }) => signOut())}
      onClose={onClose}
    >
      {isNotSent && <p>{texts.notSent(changes.length)}</p>}
      {saved.length > 0 && <p>{texts.savedLost(saved.length)}</p>}
      <p>{texts.keptInAccount}</p>
      <p>{texts.keptOnDevice}</p>
    </ConfirmSheet>
  );
}
