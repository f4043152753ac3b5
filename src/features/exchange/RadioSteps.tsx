import { useId } from 'react';
import { useGetPickupOptionsQuery } from '#api/exchanges.ts';
import { opened } from '#commerce/form/FormPage.tsx';
import { useAddresses } from '#commerce/list/useAddresses.ts';
import { TextLink } from '#commerce/page/Link.tsx';
import { ReadProblem } from '#commerce/page/ProblemState.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { defaultAddress, linesOf, streetOf } from '#rules/addresses/addresses.ts';
import { officeLine } from '#rules/exchange/made.ts';
import { methodOf, methodsOf, pickupsOf, reasonsOf, waysOf } from '#rules/exchange/options.ts';
import { addressBlock, draftKind, wayBlocks } from '#rules/exchange/steps.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import type { Elements } from '#ui/elements.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import styles from './RadioSteps.module.css';
import { usePickupText } from './returnTexts.ts';
import type { StepProps } from './useSendExchange.ts';
import { Question, StepForm, useBusyStep } from './Wizard.tsx';

/** The step for the replacement or refund method: the collection way (EXCH-03). */
export function MethodStep({ exchange, options, missing, onNext }: StepProps) {
  const { exchange: texts, exchangeQuestions } = useTexts(exchangeTexts);
  const { draft, answer } = exchange;
  const kind = draftKind(draft, options) ?? 'return';
  return (
    <StepForm onSubmit={() => onNext()}>
      <RadioQuestion
        text={kind === 'change' ? exchangeQuestions.replacement : exchangeQuestions.refund}
        choices={methodsOf(kind, options)}
        chosen={methodOf(draft.method, kind, options)?.id ?? ''}
        fault={missing.length > 0 ? texts.required : undefined}
        onChoose={(method) => answer({ method })}
      />
    </StepForm>
  );
}

/** The step for the reason (EXCH-03). */
export function ReasonStep({ exchange, options, missing, onNext }: StepProps) {
  const { exchange: texts, exchangeQuestions } = useTexts(exchangeTexts);
  const { draft, answer } = exchange;
  return (
    <StepForm onSubmit={() => onNext()}>
      <RadioQuestion
        text={exchangeQuestions.reason(draft.skus.length)}
        choices={reasonsOf(options)}
        chosen={draft.reason}
        fault={missing.length > 0 ? texts.required : undefined}
        onChoose={(reason) => answer({ reason })}
      />
    </StepForm>
  );
}

/** The step for the way of return; an unavailable way is shown with its reason (EXCH-19). */
export function WayStep({ exchange, options, missing, onNext, onBusy }: StepProps) {
  const { exchange: texts, exchangeQuestions, exchangeWays, exchangeBlocks } = useTexts(exchangeTexts);
  const pickupText = usePickupText();
  const { draft, answer } = exchange;
  const read = useGetPickupOptionsQuery({ id_customer_address: draft.address });
  useBusyStep(read.currentData === undefined && read.isFetching, onBusy);
  if (read.currentData === undefined)
    return (
      <StepForm onSubmit={() => void read.refetch()}>
        <RadioQuestion
          text={exchangeQuestions.way}
          choices={[]}
          chosen=""
          pending={read}
          onChoose={() => undefined}
        />
      </StepForm>
    );
  const { pickup, offices } = read.currentData;
  const blocks = wayBlocks(read.currentData, options);
  const [first] = pickupsOf(pickup, options);
  const about = {
    home_pickup: first && <p>{pickupText(first, options)}</p>,
    branch_dropoff: offices.map((office) => <p key={office.id}>{officeLine(office)}</p>),
  };
  const ways = waysOf(options);
  const chosen = draft.way !== '' && blocks[draft.way] === undefined ? draft.way : '';
  const isStuck = ways.every((way) => blocks[way] !== undefined);
  return (
    <StepForm onSubmit={() => onNext({ way: chosen })}>
      <RadioQuestion
        text={exchangeQuestions.way}
        choices={ways.map((way) => ({
          id: way,
          label: exchangeWays[way],
          about: blocks[way] ? <p>{exchangeBlocks[blocks[way]]}</p> : about[way],
          blocked: blocks[way] !== undefined,
        }))}
        chosen={chosen}
        fault={missing.length > 0 && !isStuck ? texts.required : undefined}
        onChoose={(way) => answer({ way: way as typeof draft.way })}
      />
      <Alert text={isStuck ? exchangeWays.noWay : undefined} />
    </StepForm>
  );
}

/** The step for the address of the pickup, or near the branch; the default address is first (ERR-45, ERR-46). */
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
    <TextLink to="/account/addaddress" state={opened}>
      {exchangeQuestions.addAddress}
    </TextLink>
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
            <TextLink to={`/account/editaddress/${encodeURIComponent(chosen)}/`} state={opened}>
              {exchangeQuestions.editAddress}
            </TextLink>
          )}
          {add}
        </div>
      )}
    </StepForm>
  );
}

interface RadioChoice {
  id: string;
  label: string;
  /** A note about the choice. */
  about?: Elements;
  /** The choice is disabled; `about` says why. */
  blocked?: boolean;
}

interface RadioQuestionProps {
  text: string;
  help?: string | undefined;
  choices: readonly RadioChoice[];
  chosen: string;
  fault?: string | undefined;
  /** The query of the choices; while they load, the question stays and keeps the focus (REACH-01). */
  pending?: { error?: unknown; isFetching: boolean; refetch: () => unknown } | undefined;
  onChoose: (id: string) => void;
}

function RadioQuestion({ choices, chosen, onChoose, pending, ...question }: RadioQuestionProps) {
  const name = useId();
  return (
    <Question {...question} {...(!pending && { role: 'radiogroup' })}>
      {pending?.error !== undefined && <ReadProblem level={2} read={pending} />}
      {pending && pending.error === undefined && (
        <div aria-busy="true">
          <SkeletonBlock width="half" />
          <SkeletonBlock width="half" />
        </div>
      )}
      {!pending &&
        choices.map(({ id, label, about, blocked = false }) => (
          <div key={id} className={styles.choice} data-blocked={blocked || undefined}>
            <Choice
              kind="radio"
              name={name}
              value={id}
              label={label}
              checked={id === chosen}
              disabled={blocked}
              aria-describedby={about ? `${name}${id}` : undefined}
              onChange={() => onChoose(id)}
            />
            {about && (
              <div id={`${name}${id}`} className={styles.about}>
                {about}
              </div>
            )}
          </div>
        ))}
    </Question>
  );
}
