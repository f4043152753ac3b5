import { useId, useState } from 'react';
import { feedbackApi } from '#api/content.ts';
import { SendPage } from '#commerce/form/SendPage.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { cleanText } from '#rules/validation/sanitise.ts';
import { scores } from '#schemas/content.ts';
import { useAppDispatch } from '#store/store.ts';
import { surveyTexts } from '#texts/content.ts';
import { FaultText } from '#ui/controls/Field.tsx';
import { SizeButtons } from '#ui/controls/SizeButtons.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import styles from './SurveyScreen.module.css';

const options = scores.map((score) => ({ id: `${score}`, label: `${score}` }));

/** The satisfaction survey (ROUTE-36, CONTENT-13): a score and a comment; a customer's token is sent too. */
export function SurveyScreen() {
  const { survey: texts } = useTexts(surveyTexts);
  const dispatch = useAppDispatch();
  const [score, setScore] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const faultId = useId();
  const [comment, setComment] = useState('');
  usePageHead({ barTitle: texts.title });

  function choose(chosen: string) {
    setScore(chosen);
    setMissing(false);
  }
  function send() {
    setMissing(score === undefined);
    if (score === undefined) {
      document.querySelector<HTMLElement>('main input[type="radio"]')?.focus();
      return undefined;
    }
    const token = dispatch((_dispatch, _getState, ports) => ports.token?.());
    const answer = { score: scores[Number(score)] ?? 0, comment: cleanText(comment) };
    return dispatch(
      feedbackApi.endpoints.sendSurvey.initiate(
        { ...answer, ...(token !== undefined && { token }) },
        { track: false },
      ),
    );
  }

  return (
    <SendPage title={texts.title} help={texts.help} send={texts.send} done={texts.done} onSend={send}>
      <div className={styles.score}>
        <p className={styles.question} aria-hidden>
          {texts.question}
        </p>
        <SizeButtons label={texts.question} options={options} chosen={score} onChoose={choose} />
        <div role="alert">
          <FaultText id={faultId} text={isMissing ? texts.missing : undefined} />
        </div>
      </div>
      <TextArea
        label={texts.comment}
        left={texts.left}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
    </SendPage>
  );
}
