import { useEffect, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { type Consent, consentDecided, readConsent, saveConsent } from '#store/consent.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { consentTexts } from '#texts/banners.ts';
import type { Elements } from '#ui/elements.ts';
import { StripQuestion } from '#ui/feedback/StripQuestion.tsx';

/**
 * Asks whether the visitor may be measured, until it is answered (TRACK-38); without an answer nothing is. On a device that
 * can keep no answer it does not ask. Without it there is place for another banner.
 */
export function ConsentBanner({ otherwise }: { otherwise: Elements }) {
  const { storage } = useShop();
  const { consent } = useTexts(consentTexts);
  const dispatch = useAppDispatch();
  /** Undefined until the device has said whether there is an answer. */
  const [isAsking, setAsking] = useState(storage === undefined ? false : undefined);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const answer = await readConsent(storage);
      if (!isOver) setAsking(storage !== undefined && answer === undefined);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [storage]);
  if (isAsking === undefined) return null;
  if (!isAsking) return otherwise;
  const answer = (given: Consent) => () => {
    setAsking(false);
    void saveConsent(storage, given);
    dispatch(consentDecided(given));
  };
  return (
    <StripQuestion
      question={consent.question}
      answers={[
        { label: consent.refuse, onPress: answer('no') },
        { label: consent.accept, onPress: answer('yes') },
      ]}
    />
  );
}
