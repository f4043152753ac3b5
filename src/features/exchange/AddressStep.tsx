import { useAddresses } from '#commerce/list/useAddresses.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { linesOf, streetOf } from '#rules/addresses/addresses.ts';
import { defaultAddress } from '#rules/addresses/defaultAddress.ts';
import { addressBlock } from '#rules/exchange/steps.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './AddressStep.module.css';
import { opened } from './exchangeUrls.ts';
import { RadioQuestion } from './RadioQuestion.tsx';
import type { StepProps } from './useSendExchange.ts';
import { Question, StepForm, useBusyStep } from './Wizard.tsx';

/** Where articles are collected, or near which they are brought: the default address first (ERR-45, ERR-46). */
export function AddressStep({ exchange, missing, onNext, onBusy }: StepProps) {
  const { exchange: texts, exchangeQuestions, exchangeBlocks } = useTexts(exchangeTexts);
  const { country } = useShop();
  const { read, addresses } = useAddresses();
  const { draft, answer } = exchange;
  const idOf = (id: string) => addresses.find((each) => each.id_customer_address === id);
  const address = idOf(draft.address) ?? defaultAddress(addresses, 'shipping');
  const chosen = address?.id_customer_address ?? '';
  const block = read.isSuccess ? addressBlock(chosen, { addresses, country: country.code }) : undefined;
  const add = (
    <Button kind="text" as={<Link to="/account/addaddress" state={opened} />}>
      {exchangeQuestions.addAddress}
    </Button>
  );

  const isPending = read.isError || read.isFetching;
  useBusyStep(read.isFetching, onBusy);
  const alert = <Alert text={block && exchangeBlocks[block]} />;
  if (!isPending && addresses.length === 0)
    return (
      <StepForm onSubmit={() => onNext({}, block)}>
        <Question text={exchangeQuestions.address}>{alert}</Question>
        {add}
      </StepForm>
    );
  return (
    <StepForm onSubmit={() => void (isPending ? read.refetch() : onNext({ address: chosen }, block))}>
      <RadioQuestion
        text={exchangeQuestions.address}
        help={exchangeQuestions.addressHelp}
        choices={addresses.map((each) => ({
          id: each.id_customer_address,
          label: streetOf(each),
          about: linesOf(each).map((line) => <p key={line}>{line}</p>),
        }))}
        chosen={chosen}
        fault={missing.length > 0 ? texts.required : undefined}
        pending={isPending ? read : undefined}
        onChoose={(id) => answer({ address: id })}
      />
      {!isPending && alert}
      {!isPending && (
        <div className={styles.ways}>
          {block && (
            <Button
              kind="text"
              as={<Link to={`/account/editaddress/${encodeURIComponent(chosen)}/`} state={opened} />}
            >
              {exchangeQuestions.editAddress}
            </Button>
          )}
          {add}
        </div>
      )}
    </StepForm>
  );
}
