import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { useIsHere } from '#commerce/page/useIsHere.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useKnownCustomer } from '#commerce/session/useKnownCustomer.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { formOpened } from '#store/session/customerForms.ts';
import { editAccountTexts } from '#texts/accountSettings.ts';
import { shellTexts } from '#texts/shell.ts';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { EditForm } from './EditForm.tsx';

/** The edit of the customer (ROUTE-15); after it the account shows what has changed. */
export function EditScreen() {
  const { editAccount: texts, shell } = useTexts(editAccountTexts, shellTexts);
  const run = useSessionActions();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { customer, problem, busy, retry } = useKnownCustomer();
  usePageHead({ barTitle: texts.title });

  useLayoutEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);

  if (customer === undefined && problem !== undefined)
    return <ProblemState problem={contentProblem(problem)} busy={busy} onRetry={retry} />;
  if (customer === undefined) return <SkeletonMenu label={shell.loading} />;
  return (
    <FormPage title={texts.title}>
      <EditForm
        key={customer.idCustomer}
        customer={customer}
        onSend={async (form) => {
          const outcome = await run(({ edit }) => edit(form));
          if (outcome.kind === 'done' && isHere()) void navigate('/account', { replace: true });
          return outcome;
        }}
      />
    </FormPage>
  );
}
