import { useLocation } from 'react-router-dom';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { creditsTexts } from '#texts/money.ts';
import { CreditDetail } from './CreditDetail.tsx';
import { CreditList } from './CreditList.tsx';

/** The credits, or the one that the path names (ROUTE-11, ROUTE-12). */
export function CreditsScreen() {
  const { credits: texts } = useTexts(creditsTexts);
  const { credit: id } = routeOf(useLocation().pathname).params;
  usePageHead({ barTitle: texts.title });
  return id === undefined ? <CreditList /> : <CreditDetail key={id} id={id} />;
}
