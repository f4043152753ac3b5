import { useState } from 'react';
import { ConfirmSheet } from '#commerce/form/ConfirmSheet.tsx';
import type { Sending } from '#commerce/form/useFormOf.ts';
import { useTexts } from '#commerce/shop.ts';
import { annulRequest, findAnnulled } from '#flows/exchange/annulRequest.ts';
import { contentProblem, messageKey } from '#rules/messages/messages.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';

interface AnnulmentProps {
  open: boolean;
  /** The request to be annulled; undefined while it is closed. */
  batchnumber: string | undefined;
  onClose: () => void;
}

/** The question before a request is annulled; 'Volver' sends nothing (EXCH-15, EXCH-16, ERR-69). */
export function Annulment({ open, batchnumber, onClose }: AnnulmentProps) {
  const { exchangeMade: texts, errors } = useTexts(exchangeTexts, shellTexts);
  const store = useAppStore();
  const [previous, setPrevious] = useState(batchnumber);
  // It stays readable while the sheet moves away.
  const [shown, setShown] = useState(batchnumber);
  const [isUnclear, setUnclear] = useState(false);
  if (batchnumber !== previous) {
    setPrevious(batchnumber);
    if (batchnumber !== undefined) {
      setShown(batchnumber);
      setUnclear(false);
    }
  }

  async function annul(): Promise<Sending> {
    const annulled = await (isUnclear ? findAnnulled : annulRequest)(store, shown ?? '');
    setUnclear(annulled.kind === 'unclear');
    if (annulled.kind === 'annulled') {
      store.dispatch(flashQueued({ text: texts.annulled, flashMessageType: 'success' }));
      return { kind: 'done' };
    }
    if (annulled.kind === 'void') return { kind: 'open' };
    if (annulled.kind !== 'failed') return { kind: 'refused', text: texts[annulled.kind] };
    return {
      kind: 'refused',
      text: errors[messageKey(contentProblem(annulled.problem), selectOnline(store.getState()))],
    };
  }

  return (
    <ConfirmSheet
      open={open}
      title={texts.question}
      confirm={isUnclear ? texts.lookAgain : texts.confirm}
      cancel={texts.keep}
      onConfirm={annul}
      onClose={onClose}
    >
      <p>{texts.number(shown ?? '')}</p>
    </ConfirmSheet>
  );
}
