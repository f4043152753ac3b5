import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyForm } from '#testing/render/everyForm.ts';
import { type Failure, formChecks } from '#testing/render/formChecks.ts';
import { answerAgain } from '#testing/render/mockWorker.ts';

type Checks = ReturnType<typeof formChecks>;

async function expectFailure(checks: Checks, { cause, at, text }: Failure, send: string) {
  cause?.();
  await checks.press(send);
  if (at === undefined) await screen.findByText(text);
  else await checks.expectFault(at, text);
  answerAgain();
}

test.each(everyForm.map((form) => [form.name, form] as const))(
  'FORM-02: the form of %s: one column, keyboards, checks, focus and what a failure leaves',
  async (_name, { open, fields, wrong, typed, choose, send, failures }) => {
    const labels = Object.keys(fields);
    const [first = ''] = labels;
    await open();
    const { form } = screen.getByLabelText<HTMLInputElement>(first);
    if (form === null) throw new Error('These fields are in no form.');
    const checks = formChecks(form);
    await checks.expectOneColumn();
    for (const [label, row] of Object.entries(fields)) checks.expectTold(label, row);
    if (wrong !== undefined) {
      await checks.expectChecked(first, wrong, typed[first] ?? '');
      await checks.press(send);
      await checks.expectFocus(first);
    }
    checks.fill(typed);
    await choose?.();
    const answered = checks.answers(labels);
    for (const failure of failures) {
      // Each follows the one before, as the answers of one visit do.
      await expectFailure(checks, failure, send);
      // A failure may bring up more to choose, with what is known of it.
      expect(checks.answers(labels)).toMatchObject({
        typed: answered.typed,
        chosen: expect.arrayContaining(answered.chosen) as unknown,
      });
    }
  },
);
