import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useGetHelpQuery } from '#api/content.ts';
import { ForeignHtml } from '#commerce/content/ForeignHtml.tsx';
import { LinkMessage, ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { findQuestions, localHelpUrl } from '#rules/content/help.ts';
import type { Question } from '#schemas/content.ts';
import { helpTexts } from '#texts/content.ts';
import { shellTexts } from '#texts/shell.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import styles from './HelpScreen.module.css';

/** The help of the content team (CONTENT-09), under the path of the country (ROUTE-31 to ROUTE-34). */
export function HelpScreen() {
  const { help: texts, shell, errors } = useTexts(helpTexts, shellTexts);
  const { helpPath } = useShop().country;
  const { pathname, search, hash } = useLocation();
  const read = useGetHelpQuery({});
  const { currentData: help } = read;
  usePageHead({ barTitle: texts.title });

  const local = localHelpUrl(pathname + search + hash, helpPath);
  if (local !== undefined) return <Navigate to={local} replace />;
  if (help === undefined && read.error !== undefined) return <ReadProblem read={read} />;
  if (help === undefined) return <SkeletonMenu label={shell.loading} />;
  if (help.helpPage.length === 0)
    return <LinkMessage icon="search" title={texts.none} link={['/', errors.toHome]} />;
  return <Questions questions={help.helpPage} />;
}

/** The questions of the help, which open their answers, with a search (CONTENT-09). */
function Questions({ questions }: { questions: readonly Question[] }) {
  const { help: texts } = useTexts(helpTexts);
  const [typed, setTyped] = useState('');
  const found = findQuestions(questions, typed);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <search className={styles.search}>
        <Field
          label={texts.search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <output className={styles.none}>{found.length === 0 && texts.notFound}</output>
      </search>
      {found.map((each) => (
        <Disclosure key={questions.indexOf(each)} title={each.question}>
          <div className={styles.answer}>
            <ForeignHtml html={each.answer} instead={texts.noAnswer} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
