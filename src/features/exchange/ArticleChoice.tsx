import { useId } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import type { ExchangeItem } from '#schemas/exchanges.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { Picture } from '#ui/layout/Picture.tsx';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';
import styles from './ArticleChoice.module.css';

interface ArticleChoiceProps {
  item: ExchangeItem;
  checked: boolean;
  onChange: () => void;
}

/** An article of an order, with its picture; one that cannot be exchanged says so (ERR-48). */
export function ArticleChoice({ item, checked, onChange }: ArticleChoiceProps) {
  const { exchange: texts, exchangeBlocks } = useTexts(exchangeTexts);
  const { name, brand, size, image, exchangeable } = item;
  const id = useId();
  return (
    <div className={styles.article} data-blocked={!exchangeable || undefined}>
      <PictureFrame>
        <Picture src={image} alt="" width={56} height={70} />
      </PictureFrame>
      <div>
        <Choice
          label={texts.article(name, size)}
          checked={checked && exchangeable}
          disabled={!exchangeable}
          aria-describedby={id}
          onChange={onChange}
        />
        <p id={id} className={styles.about}>
          {exchangeable ? brand : exchangeBlocks.unavailable}
        </p>
      </div>
    </div>
  );
}
