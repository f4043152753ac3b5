import { useState } from 'react';
import { ForeignHtml } from '#commerce/content/ForeignHtml.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { findQuestions } from '#rules/content/help.ts';
import type { Question } from '#schemas/content.ts';
import { helpTexts } from '#texts/content.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Field } from '#ui/controls/Field.tsx';
import styles from './HelpScreen.module.css';

/** The questions of the help: each opens its answer, and a search narrows them down (CONTENT-09). */
export function Questions({ questions }: { questions: readonly Question[] }) {
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
