import { useLocation } from 'react-router-dom';
import { newAnswer } from '#api/transport/request.ts';
import {
  movementId,
  useGetMovementPagesInfiniteQuery,
  useGetWalletConfigQuery,
  useGetWalletQuery,
  walletApi,
} from '#api/wallet.ts';
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
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { heldEntries } from '#rules/account/ownPages.ts';
import { shownDay, shownMoment, unknownDetail } from '#rules/account/shownDetails.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { formatMoney } from '#rules/product/money.ts';
import { amountToReturn } from '#rules/account/credits.ts';
import { signedAmount } from '#rules/wallet/walletMoney.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Movement, MovementType, Wallet } from '#schemas/wallet.ts';
import { useAppDispatch } from '#store/store.ts';
import { moneyReturnTexts } from '#texts/money.ts';
import { walletTexts } from '#texts/wallet.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';

/** The wallet with its movements, or the movement in the path (ROUTE-13, ROUTE-14). */
export function WalletScreen() {
  const { wallet: texts, shell } = useTexts(walletTexts, shellTexts);
  const { movement: id } = routeOf(useLocation().pathname).params;
  const { wallet, problem, busy, retry } = useWallet();
  usePageHead({ barTitle: texts.title });
  if (wallet !== undefined)
    return id === undefined ? (
      <MovementList wallet={wallet} onPaidOut={retry} />
    ) : (
      <MovementDetail key={id} id={id} wallet={wallet} />
    );
  if (problem === undefined) return <SkeletonMenu label={shell.loading} />;
  return <ProblemState problem={contentProblem(problem)} busy={busy} onRetry={retry} />;
}

interface MovementListProps {
  wallet: Wallet;
  /** Whether the money was requested. */
  onPaidOut: () => void;
}

/** The balance, whether it can be paid out, and the movements of a wallet, in pages (WALL-05 to WALL-10). */
function MovementList({ wallet, onPaidOut }: MovementListProps) {
  const { wallet: texts, moneyReturn } = useTexts(walletTexts, moneyReturnTexts);
  const { country } = useShop();
  const isReturn = useIsReturn();
  // The form is removed as soon as the balance is 0.
  const leave = useReturn(walletUrl);
  const { read, movements, typeOf } = useMovements(wallet);
  const list = useOwnList(movements, read);
  const amount = wallet.refundable ? amountToReturn(wallet.balance) : 0;
  const asksBack = isReturn && amount > 0;
  // The link to the form is gone with the list.
  useFocusFallback(String(asksBack));
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
      head={
        <Sum
          label={texts.balance}
          amount={formatMoney(wallet.balance, country)}
          note={wallet.refundable ? undefined : texts.noCash}
          action={
            amount > 0 && (
              <Button as={<Link to={returnUrl(walletUrl)} state={opened} />}>{moneyReturn.ask}</Button>
            )
          }
        />
      }
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

/** The details of a movement of the wallet (ROUTE-14). */
function MovementDetail({ id, wallet }: { id: string; wallet: Wallet }) {
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
      <TextLink to={walletUrl}>{texts.toWallet}</TextLink>
    </FormPage>
  );
}

/** The request for the balance of the wallet (WALL-10). */
function WalletReturn({ amount, onDone }: { amount: number; onDone: () => void }) {
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
        const read = await dispatch(getWallet.initiate({}, { forceRefetch: true, subscribe: false }));
        const wallet = newAnswer(read);
        return wallet && amountToReturn(wallet.balance);
      }}
      onDone={onDone}
    />
  );
}

/** Returns the wallet of the customer; reads whether it can be paid out first, then the wallet (WALL-11). */
function useWallet() {
  const config = useGetWalletConfigQuery({});
  const wallet = useGetWalletQuery({}, { skip: config.data === undefined });
  const known: Wallet | undefined =
    config.data && wallet.data ? { ...wallet.data, refundable: config.data.refundable } : undefined;
  // While a read that has failed is repeated, its error stays.
  const failed = [config, wallet].find(({ error }) => error !== undefined);
  return {
    wallet: known,
    problem: failed?.error as Problem | undefined,
    busy: config.isFetching || wallet.isFetching,
    retry: () => void (config.data === undefined ? config : wallet).refetch(),
  };
}

/** Returns the loaded movements of a wallet, and the names of their types (WALL-04). */
function useMovements({ wallet_id }: Wallet) {
  const { movementTypes } = useTexts(walletTexts);
  const read = useGetMovementPagesInfiniteQuery({ wallet_id });
  const isKnown = (type: string): type is MovementType => Object.hasOwn(movementTypes, type);
  return {
    read,
    movements: heldEntries(read.data?.pages ?? [], movementId),
    typeOf: ({ type }: Movement) => (isKnown(type) ? movementTypes[type] : unknownDetail),
  };
}

const walletUrl = '/account/wallet';

const movementUrl = (id: string): string => `${walletUrl}/${encodeURIComponent(id)}`;
