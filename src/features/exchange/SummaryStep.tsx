import { useGetPickupOptionsQuery } from '#api/exchanges.ts';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { useAddresses } from '#commerce/list/useAddresses.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useIsHere } from '#commerce/page/useIsHere.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { payloadOf } from '#rules/exchange/payload.ts';
import { blockOf, wayBlocks } from '#rules/exchange/steps.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { noFields } from '#schemas/forms/fields.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { SpokenText } from '#ui/layout/SpokenText.tsx';
import { opened, stepUrl } from './exchangeUrls.ts';
import { Question } from './Question.tsx';
import type { SendExchange, StepProps } from './step.ts';
import styles from './SummaryStep.module.css';
import { useBusyStep } from './useBusyStep.ts';
import { useSummaryRows } from './useSummaryRows.ts';
import { stepForm } from './Wizard.tsx';

interface SummaryStepProps extends StepProps {
  bank: BankData | undefined;
  send: SendExchange;
}

/** What is about to be sent, with a way back to each answer; what stops it is named before (EXCH-18). */
export function SummaryStep({ exchange, options, order, bank, send, onBusy }: SummaryStepProps) {
  const { exchangeQuestions, exchangeSummary: texts, exchangeBlocks } = useTexts(exchangeTexts);
  const { country } = useShop();
  const { draft } = exchange;
  const { read, addresses } = useAddresses();
  const { currentData: returns } = useGetPickupOptionsQuery({ id_customer_address: draft.address });
  const rows = useSummaryRows({
    draft,
    options,
    order,
    bank,
    addresses,
    returns,
  });

  const facts = {
    country: country.code,
    items: order.items,
    addresses,
    sizes: {},
    hasBank: bank !== undefined,
  };
  const blocked = read.isSuccess ? blockOf(draft, options, facts) : undefined;
  const wayBlock = returns && draft.way !== '' && wayBlocks(returns, options)[draft.way];
  const block = blocked ?? (wayBlock || undefined);

  const isHere = useIsHere();
  const form = useFormOf(noFields, {
    first: {},
    onSend: async () => {
      const payload = payloadOf(draft, options, bank);
      if (payload === undefined || block !== undefined) return { kind: 'open' };
      return send(payload, () => !isHere());
    },
  });
  useBusyStep(form.busy, onBusy);
  return (
    <form {...form.formProps} id={stepForm}>
      <Question text={exchangeQuestions.summary}>
        <dl className={styles.rows}>
          {rows.map(({ step, name, lines }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
              {step && (
                <dd className={styles.change}>
                  <Button kind="text" as={<Link to={stepUrl(step, draft.order_nr)} state={opened} />}>
                    <SpokenText text={texts.change} more={` ${name}`} />
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Question>
      <Alert text={block ? exchangeBlocks[block] : form.message} />
    </form>
  );
}
