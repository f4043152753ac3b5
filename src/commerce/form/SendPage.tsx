import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { useTexts } from '#commerce/shop.ts';
import { messageKey } from '#rules/messages/messages.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { shellTexts } from '#texts/shell.ts';
import type { Elements } from '#ui/elements.ts';
import { FormFrame, FormPage } from './FormPage.tsx';

interface SendPageProps {
  title: string;
  help: string;
  send: string;
  done: string;
  /** Sends the input; undefined if some is missing, which the page then shows. */
  onSend: () => Promise<{ error?: unknown }> | undefined;
  children?: Elements;
}

/** A page that sends something once and then confirms it (FORM-03). After a failure it can be sent again. */
export function SendPage({ title, help, send, done, onSend, children }: SendPageProps) {
  const { errors } = useTexts(shellTexts);
  const online = useAppSelector(selectOnline);
  const isSending = useRef(false);
  const [state, setState] = useState<'sending' | 'done' | 'failed'>();

  useEffect(() => {
    // The button that had the focus was removed.
    if (state === 'done') document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [state]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const sent = isSending.current ? undefined : onSend();
    if (sent === undefined) return;
    isSending.current = true;
    setState('sending');
    const { error } = await sent;
    isSending.current = false;
    setState(error === undefined ? 'done' : 'failed');
  }

  if (state === 'done') return <LinkMessage icon="check" title={done} link={['/', errors.toHome]} />;
  const form = {
    // Stryker disable next-line BooleanLiteral: no field has a constraint for the browser to check
    formProps: { noValidate: true, onSubmit: (event: SubmitEvent) => void submit(event) },
    // A refusal is in English, and has no text of its own here.
    message: state === 'failed' ? errors[messageKey({}, online)] : undefined,
    busy: state === 'sending',
  };
  return (
    <FormPage title={title} help={help}>
      <FormFrame form={form} send={send}>
        {children}
      </FormFrame>
    </FormPage>
  );
}
