import { useGetPickupOptionsQuery } from '#api/exchanges.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { officeLine } from '#rules/exchange/made.ts';
import { pickupsOf, waysOf } from '#rules/exchange/options.ts';
import { wayBlocks } from '#rules/exchange/steps.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { RadioQuestion } from './RadioQuestion.tsx';
import { usePickupText } from './returnTexts.ts';
import type { StepProps } from './useSendExchange.ts';
import { StepForm, useBusyStep } from './Wizard.tsx';

/** How articles come back; a way that is not there is named with its reason, and the other stays (EXCH-19). */
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
